((__CHUNK_IMPORT_META__) => {'use strict';const id = 1574;
const ids = [1574];
const modules = {

/***/ 86336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const lang = Object.freeze(JSON.parse("{\"displayName\":\"CSV\",\"fileTypes\":[\"csv\"],\"name\":\"csv\",\"patterns\":[{\"captures\":{\"1\":{\"name\":\"rainbow1\"},\"2\":{\"name\":\"keyword.rainbow2\"},\"3\":{\"name\":\"entity.name.function.rainbow3\"},\"4\":{\"name\":\"comment.rainbow4\"},\"5\":{\"name\":\"string.rainbow5\"},\"6\":{\"name\":\"variable.parameter.rainbow6\"},\"7\":{\"name\":\"constant.numeric.rainbow7\"},\"8\":{\"name\":\"entity.name.type.rainbow8\"},\"9\":{\"name\":\"markup.bold.rainbow9\"},\"10\":{\"name\":\"invalid.rainbow10\"}},\"match\":\"( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?( *\\\"(?:[^\\\"]*\\\"\\\")*[^\\\"]*\\\" *(?:,|$)|[^,]*(?:,|$))?\",\"name\":\"rainbowgroup\"}],\"scopeName\":\"text.csv\"}"))

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ([
lang
]);


/***/ })

};
return { ids, modules }; })
