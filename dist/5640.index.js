((__CHUNK_IMPORT_META__) => {'use strict';const id = 5640;
const ids = [5640];
const modules = {

/***/ 45640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withStaticExport: () => (/* binding */ withStaticExport)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/http/json-in.js
var json_in = __webpack_require__(1102);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
;// CONCATENATED MODULE: ./lib/deploy/helm/json-values.js

/**
 * A text of JSON, an object, with these members of its own object `key`, and everything else as it was: only the
 * characters of their values change, and what is missing is put in behind the others, as they are indented.
 */
function withMembers(text, key, members) {
    const object = nodeAt(text, [key]);
    if (object?.type !== 'object' || object.children?.length === 0)
        return withMember(text, [key], members);
    return Object.entries(members).reduce((all, [name, value]) => withMember(all, [key, name], value), text);
}
function nodeAt(text, path) {
    const root = (0,main.parseTree)(text);
    return root && (0,main.findNodeAtLocation)(root, [...path]);
}
function withMember(text, path, value) {
    const name = path.at(-1) ?? '';
    const node = nodeAt(text, path);
    const object = nodeAt(text, path.slice(0, -1));
    const last = object?.children?.at(-1);
    if (object === undefined || last === undefined)
        return `${JSON.stringify({ [name]: value }, null, 2)}\n`;
    const blanks = blanksBefore(text, last.offset);
    const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
    // On one line, where the others are on one.
    const written = JSON.stringify(value, null, blanks).replaceAll('\n', `${lineEnd}${blanks}`);
    if (node !== undefined)
        return spliced(text, node.offset, node.length, written);
    const gap = blanks === undefined ? ' ' : `${lineEnd}${blanks}`;
    return spliced(text, last.offset + last.length, 0, `,${gap}${JSON.stringify(name)}: ${written}`);
}
/** What stands before a place that begins its line. */
function blanksBefore(text, offset) {
    return /\n([ \t]*)$/.exec(text.slice(0, offset))?.[1];
}
function spliced(text, at, length, part) {
    return text.slice(0, at) + part + text.slice(at + length);
}

;// CONCATENATED MODULE: ./lib/deploy/helm/values.js




const KEY = 'staticExport';
/** Helm reads YAML 1.1, in which `on` is a boolean and `1_0` a number: such a version stands in quotes. */
const STYLE = { lineWidth: 0, compat: 'yaml-1.1' };
/** A number of many digits, as an id, stays what it is. */
const READING = { intAsBigInt: true, logLevel: 'error' };
/**
 * A values file with its `staticExport` values set, and everything else as it was: only their own characters change,
 * and what is missing is put in. Returns the reason where the text cannot be edited.
 */
function withStaticExport(text, values) {
    const document = (0,dist/* parseDocument */.Tp)(text, { ...READING, prettyErrors: true });
    const [error] = document.errors;
    if (error !== undefined)
        return { ok: false, why: reasonOf(error) };
    const { contents } = document;
    if (contents !== null && !(0,dist/* isMap */.jh)(contents) && !isNull(contents))
        return { ok: false, why: 'its root is no mapping' };
    const given = document.get(KEY, true);
    if (given !== undefined && !(0,dist/* isMap */.jh)(given) && !isNull(given))
        return { ok: false, why: `${KEY} is no mapping` };
    const wanted = wantedOf(document, values);
    for (const edit of (0,dist/* isMap */.jh)(contents) && (0,json_in/* jsonIn */.Y)(text) !== undefined ? [editedJson] : [edited, rewritten]) {
        const found = edit(text, document, values);
        if (holds(found, wanted))
            return { ok: true, text: found };
    }
    return { ok: false, why: `other values are made of those of ${KEY} (an anchor)` };
}
function reasonOf({ code, message }) {
    if (code === 'MULTIPLE_DOCS')
        return 'it holds several documents, and a chart reads one';
    return message.split('\n')[0]?.replace(/:$/, '') ?? 'it is no YAML';
}
function isNull(node) {
    return (0,dist/* isScalar */.jn)(node) && node.value === null;
}
/** What the file is to say. */
function wantedOf(document, values) {
    const before = (document.toJS() ?? {});
    return { ...before, [KEY]: { ...before[KEY], ...values } };
}
function holds(text, wanted) {
    if (text === undefined)
        return false;
    const document = (0,dist/* parseDocument */.Tp)(text, READING);
    return document.errors.length === 0 && (0,external_node_util_.isDeepStrictEqual)(document.toJS(), wanted);
}
/** JSON stays JSON, which YAML can hold too. */
function editedJson(text, _document, values) {
    return withMembers(text, KEY, values);
}
/** The text with its own characters changed; undefined where the places of the values are not plain to see. */
function edited(text, document, values) {
    const pair = (0,dist/* isMap */.jh)(document.contents) ? pairOf(document.contents, KEY) : undefined;
    if (pair === undefined)
        return appended(text, values);
    if (!(0,dist/* isMap */.jh)(pair.value) || pair.value.items.length === 0)
        return begun(text, pair, values);
    return filled(text, pair.value, values);
}
function pairOf({ items }, key) {
    return items.find((one) => (0,dist/* isScalar */.jn)(one.key) && one.key.value === key);
}
function appended(text, values) {
    const eol = eolOf(text);
    const before = text === '' || text.endsWith('\n') ? text : text + eol;
    return before + linesOf({ [KEY]: { ...values } }).join(eol) + eol;
}
/** Below a key without values; what stands behind it on its line stays, but for an empty `{}`, `null` or `~`. */
function begun(text, { key, value }, values) {
    const [start, end] = placeOf(key) ?? [];
    const [from, to] = placeOf(value) ?? [];
    if (start === undefined || end === undefined || from === undefined || to === undefined)
        return undefined;
    const indent = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    if (indent.trim() !== '' || text.slice(from, to).includes('\n'))
        return undefined;
    const line = end + text.slice(end).search(/\r?\n|$/);
    const behind = from === to ? text.slice(end, line) : `:${text.slice(to, line)}`;
    const lines = linesOf({ ...values }).map((one) => `${eolOf(text)}${indent}  ${one}`);
    return text.slice(0, end) + behind.trimEnd() + lines.join('') + text.slice(line);
}
/** Replaces the values where they stand, and puts those that are missing before the first key. */
function filled(text, map, values) {
    const first = placeOf(map.items[0]?.key)?.[0];
    const isFlow = map.flow === true;
    if (first === undefined)
        return undefined;
    const indent = text.slice(text.lastIndexOf('\n', first - 1) + 1, first);
    const edits = [];
    const missing = [];
    for (const [key, value] of Object.entries(values)) {
        const node = pairOf(map, key)?.value;
        const [start, end] = placeOf(node) ?? [];
        if (node === undefined && isFlow)
            missing.push(`${key}: ${JSON.stringify(value)}`);
        else if (node === undefined)
            missing.push(...linesOf({ [key]: value }));
        else if (!(0,dist/* isScalar */.jn)(node) || start === undefined || end === undefined || node.tag !== undefined)
            return undefined;
        // A block of text has more than one line.
        else if (text.slice(start, end).includes('\n'))
            return undefined;
        else
            edits.push({ start, end, value: spaced(text, start, end, written(value, node.type, isFlow)) });
    }
    if (!isFlow && indent.trim() !== '')
        return undefined;
    const added = missing.map((line) => line + (isFlow ? ', ' : eolOf(text) + indent)).join('');
    return [...edits, { start: first, end: first, value: added }]
        .sort((a, b) => b.start - a.start)
        .reduce((all, { start, end, value }) => all.slice(0, start) + value + all.slice(end), text);
}
/** A value in an empty place needs a blank on both sides: `key:` stands before it, `# comment` behind. */
function spaced(text, start, end, value) {
    if (start < end)
        return value;
    return `${text[start - 1] === ':' ? ' ' : ''}${value}${text[start] === '#' ? ' ' : ''}`;
}
/** A value in the quotes that were there; else in those it needs: between braces, Helm ends a bare one at a `?`. */
function written(value, type, isFlow) {
    if (typeof value === 'boolean')
        return String(value);
    if (type === 'QUOTE_SINGLE')
        return `'${value.replaceAll("'", "''")}'`;
    return type === 'QUOTE_DOUBLE' || isFlow ? JSON.stringify(value) : (0,dist/* stringify */.As)(value, STYLE).trimEnd();
}
function linesOf(values) {
    return (0,dist/* stringify */.As)(values, STYLE).trimEnd().split('\n');
}
function placeOf(node) {
    const range = (0,dist/* isScalar */.jn)(node) || (0,dist/* isMap */.jh)(node) ? node.range : undefined;
    return range ? [range[0], range[1]] : undefined;
}
function eolOf(text) {
    return text.includes('\r\n') ? '\r\n' : '\n';
}
/** Comments and order stay; white space may be made uniform. */
function rewritten(text, document, values) {
    if (!(0,dist/* isMap */.jh)(document.contents))
        document.contents = document.createNode({});
    if (!(0,dist/* isMap */.jh)(document.get(KEY, true)))
        document.set(KEY, document.createNode({}));
    for (const [key, value] of Object.entries(values)) {
        const there = document.getIn([KEY, key], true);
        const node = (0,dist/* isScalar */.jn)(there) ? there : new dist/* Scalar */.X5(value);
        node.value = value;
        // The document itself knows 1.2, so that its other values stay what they are to Helm.
        if (typeof value === 'string' && node.type !== 'QUOTE_SINGLE')
            node.type = 'QUOTE_DOUBLE';
        document.setIn([KEY, key], node);
    }
    return document.toString({ lineWidth: 0 }).replaceAll(/\r?\n/g, eolOf(text));
}


/***/ })

};
return { ids, modules }; })
