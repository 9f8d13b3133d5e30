((__CHUNK_IMPORT_META__) => {'use strict';const id = 5337;
const ids = [5337];
const modules = {

/***/ 5337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _shellscript_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50267);


const lang = Object.freeze(JSON.parse("{\"displayName\":\"Git Rebase Message\",\"name\":\"git-rebase\",\"patterns\":[{\"captures\":{\"1\":{\"name\":\"punctuation.definition.comment.git-rebase\"}},\"match\":\"^\\\\s*(#).*$\\\\n?\",\"name\":\"comment.line.number-sign.git-rebase\"},{\"captures\":{\"1\":{\"name\":\"support.function.git-rebase\"},\"2\":{\"name\":\"constant.sha.git-rebase\"},\"3\":{\"name\":\"meta.commit-message.git-rebase\"}},\"match\":\"^\\\\s*(pick|p|reword|r|edit|e|squash|s|fixup|f|drop|d)\\\\s+([0-9a-f]+)\\\\s+(.*)$\",\"name\":\"meta.commit-command.git-rebase\"},{\"captures\":{\"1\":{\"name\":\"support.function.git-rebase\"},\"2\":{\"patterns\":[{\"include\":\"source.shell\"}]}},\"match\":\"^\\\\s*(exec|x)\\\\s+(.*)$\",\"name\":\"meta.commit-command.git-rebase\"},{\"captures\":{\"1\":{\"name\":\"support.function.git-rebase\"}},\"match\":\"^\\\\s*(b(?:reak|))\\\\s*$\",\"name\":\"meta.commit-command.git-rebase\"}],\"scopeName\":\"text.git-rebase\",\"embeddedLangs\":[\"shellscript\"]}"))

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ([
..._shellscript_mjs__WEBPACK_IMPORTED_MODULE_0__["default"],
lang
]);


/***/ })

};
return { ids, modules }; })
