((__CHUNK_IMPORT_META__) => {'use strict';const id = 1455;
const ids = [1455];
const modules = {

/***/ 11455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const lang = Object.freeze(JSON.parse("{\"displayName\":\"CODEOWNERS\",\"name\":\"codeowners\",\"patterns\":[{\"include\":\"#comment\"},{\"include\":\"#pattern\"},{\"include\":\"#owner\"}],\"repository\":{\"comment\":{\"patterns\":[{\"begin\":\"^\\\\s*#\",\"captures\":{\"0\":{\"name\":\"punctuation.definition.comment.codeowners\"}},\"end\":\"$\",\"name\":\"comment.line.codeowners\"}]},\"owner\":{\"match\":\"\\\\S*@\\\\S+\",\"name\":\"storage.type.function.codeowners\"},\"pattern\":{\"match\":\"^\\\\s*(\\\\S+)\",\"name\":\"variable.other.codeowners\"}},\"scopeName\":\"text.codeowners\"}"))

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ([
lang
]);


/***/ })

};
return { ids, modules }; })
