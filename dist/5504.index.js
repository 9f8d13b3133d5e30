((__CHUNK_IMPORT_META__) => {'use strict';const id = 5504;
const ids = [5504];
const modules = {

/***/ 85504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openFolderCache: () => (/* binding */ openFolderCache)
/* harmony export */ });
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55785);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54482);


/**
 * Opens the cache in a folder for one build by this version of the program; the folder is made where it is missing.
 * None without a folder.
 */
function openFolderCache(folder) {
    return folder === undefined ? undefined : (0,_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .openPackedCache */ .f)(folder, (0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .programDigest */ .B)());
}


/***/ })

};
return { ids, modules }; })
