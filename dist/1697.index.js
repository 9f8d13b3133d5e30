((__CHUNK_IMPORT_META__) => {'use strict';const id = 1697;
const ids = [1697,5401];
const modules = {

/***/ 11697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   writtenValue: () => (/* binding */ writtenValue)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38815);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55401);



/** The value of a text of JSON or YAML as it is written; undefined where it is neither, or too deep. */
function writtenValue(text) {
    try {
        const errors = [];
        const json = /^\s*\{/.test(text) ? (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text, errors, { allowTrailingComma: true }) : undefined;
        if (json !== undefined && errors.length === 0)
            return inJson(json, json.offset);
        const { document } = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_2__.parseYaml)(text);
        return document && inYaml(document.contents, 0, document);
    }
    catch {
        return undefined;
    }
}
function inJson(node, offset) {
    const inside = (key) => {
        if (node.type === 'array') {
            const item = node.children?.[Number(key)];
            return item && inJson(item, item.offset);
        }
        // Of keys that stand twice the last one counts.
        const entry = node.children?.findLast(({ children }) => children?.[0]?.value === String(key));
        const [name, value] = entry?.children ?? [];
        return name && value && inJson(value, name.offset);
    };
    return { offset, inside, text: node.type === 'string' ? String(node.value) : undefined };
}
function inYaml(written, offset, document) {
    const node = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isAlias */ .Vj)(written) ? written.resolve(document) : written;
    const inside = (key) => {
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(node)) {
            const item = node.items[Number(key)];
            return item === undefined ? undefined : inYaml(item, startOf(item) ?? offset, document);
        }
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(node))
            return undefined;
        const name = (one) => ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(one) ? String(one.value) : undefined);
        const entry = node.items.findLast((pair) => name(pair.key) === String(key));
        if (entry !== undefined)
            return inYaml(entry.value, startOf(entry.key) ?? offset, document);
        const merged = node.items.filter((pair) => name(pair.key) === '<<').map(({ value }) => value);
        return merged
            .flatMap((value) => ((0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isSeq */ .oP)(value) ? value.items : [value]))
            .map((value) => inYaml(value, offset, document).inside(key))
            .find((value) => value !== undefined);
    };
    const text = (0,yaml__WEBPACK_IMPORTED_MODULE_1__/* .isScalar */ .jn)(node) && typeof node.value === 'string' ? node.value : undefined;
    return { offset, inside, text };
}
function startOf(node) {
    return node?.range?.[0];
}


/***/ }),

/***/ 55401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseYaml: () => (/* binding */ parseYaml),
  repeatedKeys: () => (/* binding */ repeatedKeys),
  valueIn: () => (/* binding */ valueIn)
});

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./lib/site/project/circles.js
var circles = __webpack_require__(27224);
;// CONCATENATED MODULE: ./lib/site/project/copies.js
/** More values than anybody reads in one place. */
const MOST_VALUES = 10_000;
/**
 * Ends what aliases of YAML make of very little without a circle, in place: lists of lists that are the same few over and
 * over again. Aliases share one object, which costs nothing until somebody writes it out. For a value without circles:
 * what holds more than {@link MOST_VALUES}, copies counted, stands where it stood first, and elsewhere as `\u2026`.
 */
function endCopies(root) {
    const sizes = new Map();
    const visit = (value) => {
        let size = 1;
        for (const [key, child] of Object.entries(value)) {
            if (typeof child !== 'object' || child === null) {
                size += 1;
                continue;
            }
            const known = sizes.get(child);
            if (known !== undefined && known > MOST_VALUES)
                Reflect.set(value, key, '\u2026');
            else
                size += known ?? visit(child);
        }
        sizes.set(value, size);
        return size;
    };
    if (typeof root === 'object' && root !== null)
        visit(root);
}

// EXTERNAL MODULE: ./lib/site/project/deep-keys.js
var deep_keys = __webpack_require__(244);
// EXTERNAL MODULE: ./lib/site/openapi/json.js
var json = __webpack_require__(79412);
;// CONCATENATED MODULE: ./lib/site/openapi/description/yaml-only.js

/** Whether a text may have what YAML can say and JSON cannot: `.inf`, `.nan`, bytes, a key without words, or `null` as one. */
const MAY_HAVE = /!!binary|\.(?:inf|nan)\b|(?:^|[-{,?])[ \t]*(?:~|null)?[ \t]*:(?:\s|$)|(?:^|[-{,])[ \t]*\?[ \t]*$/im;
/**
 * Makes of a YAML document what JSON has for it, in place: numbers that are endless or none become their names, bytes
 * their base64, and a key `null` the word. Gives the places of entries that have no key, and are left out.
 */
function withoutYamlOnly(document, text) {
    if (!MAY_HAVE.test(text))
        return [];
    const left = [];
    (0,dist/* visit */.YR)(document, {
        Scalar(_, node) {
            if (typeof node.value === 'number' && !Number.isFinite(node.value))
                node.value = String(node.value);
            if (node.value instanceof Uint8Array)
                node.value = Buffer.from(node.value).toString('base64');
        },
        Pair(_, { key, value }) {
            if (key !== null && !((0,dist/* isScalar */.jn)(key) && key.value === null))
                return undefined;
            if ((0,dist/* isScalar */.jn)(key) && key.source) {
                key.value = key.source;
                return undefined;
            }
            left.push([key, value].find(dist/* isNode */.Ll)?.range?.[0] ?? 0);
            return dist/* visit */.YR.REMOVE;
        },
    });
    return left;
}

;// CONCATENATED MODULE: ./lib/site/openapi/description/yaml-texts.js

/** Whether a text may have a number that is written in another way than JSON writes it: `+49`, `00501`, `0x1A`, `2.10`. */
const yaml_texts_MAY_HAVE = /(?<=[\s[,{])[+-]?(?:(?<=\+)\d|0[xo]?[\da-f]|\d+\.\d*0(?![\w.])|\d[\d.]*e[+-]?\d|\d{16})/i;
/** Where a value stands that is one of those that a schema or a parameter is about. */
const VALUES = new Set([
    'example',
    'examples',
    'default',
    'const',
    'enum',
    'x-example',
]);
/** What JSON writes in no way like this: a number would lose its sign, its zeros, or what its letters say. */
const UNLIKE_JSON = /^[+-]?0[xo\d]|^\+/;
/**
 * Gives texts that YAML reads as numbers for want of quotes their letters back, in place: phone numbers, versions,
 * codes and hashes. These are values of schemas that are texts, and in other examples what no JSON number looks like.
 */
function keepTexts(document, text) {
    if (!yaml_texts_MAY_HAVE.test(text))
        return;
    (0,dist/* visit */.YR)(document, {
        Scalar(key, node, path) {
            const { value, source } = node;
            if (key === 'key' || typeof value !== 'number' || source === undefined)
                return;
            if (String(value) === source)
                return;
            const type = typeAt(path);
            if (type === 'text' || (type === undefined && UNLIKE_JSON.test(source) && isInExample(path)))
                node.value = source;
        },
    });
}
/** What a value stands for that is one of those of a schema, or of a parameter with one; undefined where none says it. */
function typeAt(path) {
    const isItem = (0,dist/* isSeq */.oP)(path.at(-1));
    const [holder, pair] = path.slice(isItem ? -3 : -2);
    if (!(0,dist/* isPair */.tO)(pair) || !(0,dist/* isMap */.jh)(holder) || !VALUES.has(nameOf(pair)))
        return undefined;
    const inner = holder.get('schema');
    const schema = (0,dist/* isMap */.jh)(inner) ? inner : holder;
    const items = schema.get('items');
    return typeIn(isItem && (0,dist/* isMap */.jh)(items) ? items : schema);
}
function typeIn(schema) {
    const type = schema.get('type');
    const types = (0,dist/* isSeq */.oP)(type) ? type.items.map((item) => ((0,dist/* isScalar */.jn)(item) ? item.value : item)) : [type];
    if (type === undefined)
        return undefined;
    return types.every((one) => one === 'string' || one === 'null' || one === null) ? 'text' : 'other';
}
function isInExample(path) {
    return path.some((node) => (0,dist/* isPair */.tO)(node) && /^(?:x-)?examples?$/.test(String(nameOf(node))));
}
function nameOf({ key }) {
    return (0,dist/* isScalar */.jn)(key) ? key.value : undefined;
}

;// CONCATENATED MODULE: ./lib/site/openapi/description/yaml.js







/** Parses a YAML file; the first document with something in it is the one that counts. */
function parseYaml(text) {
    const options = { merge: true, uniqueKeys: false, version: '1.2' };
    // The type is that of an empty stream as well, which is an empty list.
    const all = (0,dist/* parseAllDocuments */.hR)(text, options);
    const filled = all.filter(({ contents, errors }) => errors.length > 0 || !isEmpty(contents));
    return { document: filled[0] ?? all[0], documents: filled.length };
}
function isEmpty(contents) {
    return contents === null || ((0,dist/* isScalar */.jn)(contents) && contents.value === null);
}
/** What a document says, and the places of entries that have no key, which are left out. The document is changed. */
function valueIn(document, text) {
    keepTexts(document, text);
    if ((0,json/* hasLongNumbers */.$n)(text)) {
        (0,dist/* visit */.YR)(document, {
            Scalar(_, node) {
                node.value = (0,json/* exactNumber */.rf)(node.value, node.source);
            },
        });
    }
    (0,deep_keys/* cutDeepKeys */.h)(document, text);
    const withoutKey = withoutYamlOnly(document, text);
    // Aliases share one object, so that many of them cost nothing.
    const value = document.toJS({ maxAliasCount: -1 });
    if (/\*\S/.test(text)) {
        (0,circles/* endCircles */.f)(value, (pointer) => ({ $ref: `#${pointer}` }));
        endCopies(value);
    }
    return { value, withoutKey };
}
/** Where paths, methods and the names of components stand. */
const DEEPEST = 2;
/** The keys that stand in a description again, where the last one counts. Only what stands high in it is looked at. */
function repeatedKeys({ contents }) {
    const found = [];
    const look = (map, depth) => {
        const seen = new Set();
        for (const { key, value } of map.items) {
            const name = (0,dist/* isScalar */.jn)(key) && key.value !== '<<' ? String(key.value) : undefined;
            if (name !== undefined && seen.has(name) && (0,dist/* isScalar */.jn)(key))
                found.push({ key: name, offset: key.range?.[0] ?? 0 });
            if (name !== undefined)
                seen.add(name);
            if (depth < DEEPEST && (0,dist/* isMap */.jh)(value))
                look(value, depth + 1);
        }
    };
    if ((0,dist/* isMap */.jh)(contents))
        look(contents, 0);
    return found;
}


/***/ })

};
return { ids, modules }; })
