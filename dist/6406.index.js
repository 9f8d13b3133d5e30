((__CHUNK_IMPORT_META__) => {'use strict';const id = 6406;
const ids = [6406];
const modules = {

/***/ 36406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keepHighlighters: () => (/* binding */ keepHighlighters),
/* harmony export */   keptByNone: () => (/* binding */ keptByNone)
/* harmony export */ });
/** Keeps so many, those that were used last; the memory of the others is given back. */
function keepHighlighters(most) {
    const entries = new Map();
    const forget = (key, { made }) => {
        entries.delete(key);
        made.then((highlighter) => highlighter.dispose(), () => { });
    };
    return {
        async lend(key, make) {
            const entry = entries.get(key) ?? { made: make(), users: 0 };
            entry.users += 1;
            // The last one is that of the latest build.
            entries.delete(key);
            entries.set(key, entry);
            const release = () => {
                entry.users -= 1;
                const idle = [...entries].filter(([, { users }]) => users === 0);
                for (const [old, one] of idle.slice(0, Math.max(0, entries.size - most)))
                    forget(old, one);
            };
            try {
                return { highlighter: await entry.made, release };
            }
            catch (error) {
                release();
                if (entries.get(key) === entry)
                    entries.delete(key);
                throw error;
            }
        },
    };
}
/** Keeps none: each build gives the memory of its own back. */
const keptByNone = {
    async lend(_key, make) {
        const highlighter = await make();
        return { highlighter, release: () => highlighter.dispose() };
    },
};


/***/ })

};
return { ids, modules }; })
