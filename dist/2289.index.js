((__CHUNK_IMPORT_META__) => {'use strict';const id = 2289;
const ids = [2289];
const modules = {

/***/ 94670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const lang = Object.freeze(JSON.parse("{\"displayName\":\"Wenyan\",\"name\":\"wenyan\",\"patterns\":[{\"include\":\"#keywords\"},{\"include\":\"#constants\"},{\"include\":\"#operators\"},{\"include\":\"#symbols\"},{\"include\":\"#expression\"},{\"include\":\"#comment-blocks\"},{\"include\":\"#comment-lines\"}],\"repository\":{\"comment-blocks\":{\"begin\":\"([\u6279\u6ce8\u758f]\u66f0)\u3002?(\u300c\u300c|\u300e)\",\"end\":\"(\u300d\u300d|\u300f)\",\"name\":\"comment.block\",\"patterns\":[{\"match\":\"\\\\\\\\.\",\"name\":\"constant.character\"}]},\"comment-lines\":{\"begin\":\"[\u6279\u6ce8\u758f]\u66f0\",\"end\":\"$\",\"name\":\"comment.line\",\"patterns\":[{\"match\":\"\\\\\\\\.\",\"name\":\"constant.character\"}]},\"constants\":{\"patterns\":[{\"match\":\"[\u00b7\u3007\u4e00\u4e03\u4e09\u4e5d\u4e8c\u4e94\u4eac\u5104\u5146\u516b\u516d\u5206\u5341\u5343\u53c8\u56db\u5793\u57c3\u5875\u5fae\u5ffd\u6975\u6b63\u6beb\u6c99\u6e3a\u6e9d\u6f20\u6f97\u767e\u79ed\u7a70\u7d72\u7e96\u842c\u8ca0\u8f09\u91d0\u96f6]\",\"name\":\"constant.numeric\"},{\"match\":\"[\u5176\u9670\u967d]\",\"name\":\"constant.language\"},{\"begin\":\"\u300c\u300c|\u300e\",\"end\":\"\u300d\u300d|\u300f\",\"name\":\"string.quoted\",\"patterns\":[{\"match\":\"\\\\\\\\.\",\"name\":\"constant.character\"}]}]},\"expression\":{\"patterns\":[{\"include\":\"#variables\"}]},\"keywords\":{\"patterns\":[{\"match\":\"[\u5143\u5217\u6578\u723b\u7269\u8853\u8a00]\",\"name\":\"storage.type\"},{\"match\":\"\u4e43\u884c\u662f\u8853\u66f0|\u82e5\u5176\u4e0d\u7136\u8005|\u4e43\u6b78\u7a7a\u7121|\u6b32\u884c\u662f\u8853|\u4e43\u6b62\u662f\u904d|\u82e5\u5176\u7136\u8005|\u5176\u7269\u5982\u662f|\u4e43\u5f97\u77e3|\u4e4b\u8853\u4e5f|\u5fc5\u5148\u5f97|\u662f\u8853\u66f0|\u6046\u70ba\u662f|\u4e4b\u7269\u4e5f|\u4e43\u5f97|\u662f\u8b02|\u4e91\u4e91|\u4e2d\u4e4b|\u70ba\u662f|\u4e43\u6b62|\u82e5\u975e|\u6216\u82e5|\u4e4b\u9577|\u5176\u9918\",\"name\":\"keyword.control\"},{\"match\":\"\u6216\u4e91|\u84cb\u8b02\",\"name\":\"keyword.control\"},{\"match\":\"\u4e2d\u6709\u967d\u4e4e|\u4e2d\u7121\u9670\u4e4e|\u6240\u9918\u5e7e\u4f55|\u4e0d\u7b49\u65bc|\u4e0d\u5927\u65bc|\u4e0d\u5c0f\u65bc|\u7b49\u65bc|\u5927\u65bc|\u5c0f\u65bc|[\u4e58\u4ee5\u52a0\u65bc\u6e1b\u8b8a\u9664]\",\"name\":\"keyword.operator\"},{\"match\":\"\u4e0d\u77e5\u4f55\u798d\u6b5f|\u4e0d\u5fa9\u5b58\u77e3|\u59d1\u5984\u884c\u6b64|\u5982\u4e8b\u4e0d\u8ae7|\u540d\u4e4b\u66f0|\u543e\u5617\u89c0|\u4e4b\u798d\u6b5f|\u4e43\u4f5c\u7f77|\u543e\u6709|\u4eca\u6709|\u7269\u4e4b|\u66f8\u4e4b|\u4ee5\u65bd|\u6614\u4e4b|\u662f\u77e3|\u4e4b\u66f8|\u65b9\u609f|\u4e4b\u7fa9|\u55da\u547c|\u4e4b\u798d|[\u4e2d\u4eca\u53d6\u566b\u592b\u65bd\u66f0\u6709\u8c48]\",\"name\":\"keyword.other\"},{\"match\":\"[\u4e4b\u4e5f\u5145\u51e1\u8005\u82e5\u904d\u929c]\",\"name\":\"keyword.control\"}]},\"symbols\":{\"patterns\":[{\"match\":\"[\u3001\u3002]\",\"name\":\"punctuation.separator\"}]},\"variables\":{\"begin\":\"\u300c\",\"end\":\"\u300d\",\"name\":\"variable.other\",\"patterns\":[{\"match\":\"\\\\\\\\.\",\"name\":\"constant.character\"}]}},\"scopeName\":\"source.wenyan\",\"aliases\":[\"\u6587\u8a00\"]}"))

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ([
lang
]);


/***/ })

};
return { ids, modules }; })
