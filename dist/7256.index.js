export const id = 7256;
export const ids = [7256];
export const modules = {

/***/ 67256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withStaticExport: () => (/* binding */ withStaticExport)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);

const KEY = 'staticExport';
/**
 * A values file with its `staticExport` values set, and everything else as it was. Where all three are there, only
 * their own characters change; where some are missing, they are added. Returns the reason where the text cannot be
 * edited.
 */
function withStaticExport(text, values) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { prettyErrors: true, logLevel: 'silent' });
    const [error] = document.errors;
    if (error !== undefined)
        return { ok: false, why: error.message.split('\n')[0] ?? 'it is no YAML' };
    const { contents } = document;
    if (contents !== null && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(contents) && !((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(contents) && contents.value === null)) {
        return { ok: false, why: 'its root is no mapping' };
    }
    const given = document.get(KEY, true);
    if (given !== undefined && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(given) && !((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(given) && given.value === null)) {
        return { ok: false, why: `${KEY} is no mapping` };
    }
    if (!document.has(KEY) && !((0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(contents) && contents.flow))
        return { ok: true, text: appended(text, values) };
    return { ok: true, text: replaced(text, document, values) ?? rewritten(document, values) };
}
function appended(text, values) {
    const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
    return `${before}${(0,yaml__WEBPACK_IMPORTED_MODULE_0__.stringify)({ [KEY]: { ...values } }, { lineWidth: 0 })}`;
}
/** Replaces the three scalars where they stand; undefined if one is missing or is no plain value. */
function replaced(text, document, values) {
    const edits = [];
    for (const [key, value] of Object.entries(values)) {
        const node = document.getIn([KEY, key], true);
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) || !node.range || node.anchor !== undefined || node.tag !== undefined)
            return undefined;
        const [start, end] = node.range;
        // An empty value has no place of its own, a block of text more than one line.
        if (start === end || text.slice(start, end).includes('\n'))
            return undefined;
        edits.push({ start, end, value: written(value, node.type) });
    }
    return edits
        .sort((a, b) => b.start - a.start)
        .reduce((all, { start, end, value }) => all.slice(0, start) + value + all.slice(end), text);
}
/** A value in the quotes that were there; else in those it needs. */
function written(value, type) {
    if (typeof value === 'boolean')
        return String(value);
    if (type === 'QUOTE_SINGLE')
        return `'${value.replaceAll("'", "''")}'`;
    return type === 'QUOTE_DOUBLE' ? JSON.stringify(value) : (0,yaml__WEBPACK_IMPORTED_MODULE_0__.stringify)(value, { lineWidth: 0 }).trimEnd();
}
/** Comments and order stay; white space may be made uniform. */
function rewritten(document, values) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(document.get(KEY, true)))
        document.set(KEY, document.createNode({}));
    for (const [key, value] of Object.entries(values))
        document.setIn([KEY, key], value);
    return document.toString({ lineWidth: 0 });
}


/***/ })

};
