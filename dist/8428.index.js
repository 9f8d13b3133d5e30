((__CHUNK_IMPORT_META__) => {'use strict';const id = 8428;
const ids = [8428];
const modules = {

/***/ 18428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const lang = Object.freeze(JSON.parse("{\"displayName\":\"Dockerfile\",\"name\":\"docker\",\"patterns\":[{\"captures\":{\"1\":{\"name\":\"keyword.other.special-method.dockerfile\"},\"2\":{\"name\":\"keyword.other.special-method.dockerfile\"}},\"match\":\"^\\\\s*\\\\b(?i:(FROM))\\\\b.*?\\\\b(?i:(AS))\\\\b\"},{\"captures\":{\"1\":{\"name\":\"keyword.control.dockerfile\"},\"2\":{\"name\":\"keyword.other.special-method.dockerfile\"}},\"match\":\"^\\\\s*(?i:(ONBUILD)\\\\s+)?(?i:(ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|MAINTAINER|RUN|SHELL|STOPSIGNAL|USER|VOLUME|WORKDIR))\\\\s\"},{\"captures\":{\"1\":{\"name\":\"keyword.operator.dockerfile\"},\"2\":{\"name\":\"keyword.other.special-method.dockerfile\"}},\"match\":\"^\\\\s*(?i:(ONBUILD)\\\\s+)?(?i:(CMD|ENTRYPOINT))\\\\s\"},{\"include\":\"#string-character-escape\"},{\"begin\":\"\\\"\",\"beginCaptures\":{\"1\":{\"name\":\"punctuation.definition.string.begin.dockerfile\"}},\"end\":\"\\\"\",\"endCaptures\":{\"1\":{\"name\":\"punctuation.definition.string.end.dockerfile\"}},\"name\":\"string.quoted.double.dockerfile\",\"patterns\":[{\"include\":\"#string-character-escape\"}]},{\"begin\":\"'\",\"beginCaptures\":{\"1\":{\"name\":\"punctuation.definition.string.begin.dockerfile\"}},\"end\":\"'\",\"endCaptures\":{\"1\":{\"name\":\"punctuation.definition.string.end.dockerfile\"}},\"name\":\"string.quoted.single.dockerfile\",\"patterns\":[{\"include\":\"#string-character-escape\"}]},{\"captures\":{\"1\":{\"name\":\"punctuation.whitespace.comment.leading.dockerfile\"},\"2\":{\"name\":\"comment.line.number-sign.dockerfile\"},\"3\":{\"name\":\"punctuation.definition.comment.dockerfile\"}},\"match\":\"^(\\\\s*)((#).*$\\\\n?)\"}],\"repository\":{\"string-character-escape\":{\"match\":\"\\\\\\\\.\",\"name\":\"constant.character.escaped.dockerfile\"}},\"scopeName\":\"source.dockerfile\",\"aliases\":[\"dockerfile\"]}"))

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ([
lang
]);


/***/ })

};
return { ids, modules }; })
