((__CHUNK_IMPORT_META__) => {'use strict';const id = 8779;
const ids = [8779,1574,5899,8280,1137];
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


/***/ }),

/***/ 78779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _graphql_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2707);
/* harmony import */ var _xml_mjs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55899);
/* harmony import */ var _csv_mjs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86336);




const lang = Object.freeze(JSON.parse("{\"displayName\":\"Hurl\",\"name\":\"hurl\",\"patterns\":[{\"include\":\"#comments\"},{\"include\":\"#sections\"},{\"include\":\"#http\"},{\"include\":\"#strings\"},{\"include\":\"#body\"},{\"include\":\"#request\"}],\"repository\":{\"body\":{\"patterns\":[{\"begin\":\"```graphql(,\\\\w+)*$\",\"beginCaptures\":{\"1\":{\"name\":\"support.type\"}},\"end\":\"```$\",\"name\":\"meta.embedded.block.graphql.hurl\",\"patterns\":[{\"include\":\"source.graphql\"}]},{\"begin\":\"```xml(,\\\\w+)*$\",\"beginCaptures\":{\"1\":{\"name\":\"support.type\"}},\"end\":\"```$\",\"name\":\"meta.embedded.block.xml.hurl\",\"patterns\":[{\"include\":\"text.xml\"}]},{\"begin\":\"```json(,\\\\w+)*$\",\"beginCaptures\":{\"1\":{\"name\":\"support.type\"}},\"end\":\"```$\",\"name\":\"meta.embedded.block.json.hurl\",\"patterns\":[{\"include\":\"text.json\"}]},{\"begin\":\"```csv(,\\\\w+)*$\",\"beginCaptures\":{\"1\":{\"name\":\"support.type\"}},\"end\":\"```$\",\"name\":\"meta.embedded.block.csv.hurl\",\"patterns\":[{\"include\":\"text.csv\"}]},{\"begin\":\"```hex(,\\\\w+)*$\",\"beginCaptures\":{\"1\":{\"name\":\"support.type\"}},\"contentName\":\"text.plain\",\"end\":\"```$\",\"name\":\"string.quoted.multiline.hurl\"},{\"begin\":\"```base64(,\\\\w+)*$\",\"beginCaptures\":{\"1\":{\"name\":\"support.type\"}},\"contentName\":\"text.plain\",\"end\":\"```$\",\"name\":\"string.quoted.multiline.hurl\"},{\"begin\":\"```([^,]*)(,\\\\w+)*$\",\"beginCaptures\":{\"1\":{\"name\":\"support.type\"},\"2\":{\"name\":\"support.type\"}},\"end\":\"```$\",\"name\":\"string.quoted.multiline.hurl\"},{\"match\":\"`(\\\\\\\\.|[^\\\\\\\\`])*`\",\"name\":\"string.quoted.backtick.hurl\",\"patterns\":[{\"include\":\"#escapes\"}]},{\"begin\":\"\\\\b(base64|hex),\",\"beginCaptures\":{\"1\":{\"name\":\"support.function.name\"}},\"contentName\":\"text.plain\",\"end\":\";\",\"endCaptures\":{\"0\":{\"name\":\"support.function\"}},\"name\":\"support.function\",\"patterns\":[{\"include\":\"#placeholders\"}]}]},\"comments\":{\"patterns\":[{\"match\":\"#.*$\",\"name\":\"comment.line.number-sign.hurl\"}]},\"escapes\":{\"patterns\":[{\"match\":\"\\\\\\\\[\\\"#\\\\\\\\`bnrtu]\",\"name\":\"constant.character.escape.hurl\"}]},\"http\":{\"patterns\":[{\"captures\":{\"1\":{\"name\":\"constant.language.version.hurl\"},\"3\":{\"name\":\"constant.numeric.status.hurl\"}},\"match\":\"\\\\b(HTTP(/(?:1\\\\.0|1\\\\.1|2))?)([\\\\t ]+([0-9]{3}))?\\\\b\"}]},\"placeholders\":{\"patterns\":[{\"begin\":\"(\\\\{\\\\{)\\\\s*\",\"beginCaptures\":{\"1\":{\"name\":\"string.interpolated.hurl\"}},\"contentName\":\"variable.other.hurl\",\"end\":\"\\\\s*(}})\",\"endCaptures\":{\"1\":{\"name\":\"string.interpolated.hurl\"}}}]},\"request\":{\"patterns\":[{\"match\":\"\\\\b(GET|POST|PUT|DELETE|PATCH|HEAD|OPTIONS|TRACE|CONNECT)\\\\b\",\"name\":\"keyword.control.method.hurl\"},{\"captures\":{\"1\":{\"name\":\"string.unquoted.url.hurl\",\"patterns\":[{\"include\":\"#placeholders\"}]}},\"match\":\"(https?://[^\\\\t\\\\n]+)\\\\s*$\",\"name\":\"string.unquoted.url.hurl\"},{\"begin\":\"^([-0-9A-Za-z]+)(:)\\\\s*\",\"beginCaptures\":{\"1\":{\"name\":\"entity.name.tag.header.hurl\"},\"2\":{\"name\":\"punctuation.separator.key-value.hurl\"}},\"contentName\":\"string.unquoted.hurl\",\"end\":\"$\",\"name\":\"entity.name.tag.header.hurl\",\"patterns\":[{\"include\":\"#placeholders\"}]}]},\"sections\":{\"patterns\":[{\"match\":\"^\\\\s*\\\\[(QueryStringParams|Query|FormParams|Form|MultipartFormData|Multipart|Cookies|Captures|Asserts|BasicAuth|Options)]\",\"name\":\"entity.name.section.hurl\"}]},\"strings\":{\"patterns\":[{\"match\":\"\\\"(\\\\\\\\.|[^\\\"\\\\\\\\])*\\\"\",\"name\":\"string.quoted.double.hurl\",\"patterns\":[{\"include\":\"#escapes\"}]}]}},\"scopeName\":\"source.hurl\",\"embeddedLangs\":[\"graphql\",\"xml\",\"csv\"]}"))

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ([
..._graphql_mjs__WEBPACK_IMPORTED_MODULE_0__["default"],
..._xml_mjs__WEBPACK_IMPORTED_MODULE_1__["default"],
..._csv_mjs__WEBPACK_IMPORTED_MODULE_2__["default"],
lang
]);


/***/ }),

/***/ 55899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _java_mjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82720);


const lang = Object.freeze(JSON.parse("{\"displayName\":\"XML\",\"name\":\"xml\",\"patterns\":[{\"begin\":\"(<\\\\?)\\\\s*([-0-9A-Z_a-z]+)\",\"captures\":{\"1\":{\"name\":\"punctuation.definition.tag.xml\"},\"2\":{\"name\":\"entity.name.tag.xml\"}},\"end\":\"(\\\\?>)\",\"name\":\"meta.tag.preprocessor.xml\",\"patterns\":[{\"match\":\" ([-A-Za-z]+)\",\"name\":\"entity.other.attribute-name.xml\"},{\"include\":\"#doublequotedString\"},{\"include\":\"#singlequotedString\"}]},{\"begin\":\"(<!)(DOCTYPE)\\\\s+([:A-Z_a-z][-.0-:A-Z_a-z]*)\",\"captures\":{\"1\":{\"name\":\"punctuation.definition.tag.xml\"},\"2\":{\"name\":\"keyword.other.doctype.xml\"},\"3\":{\"name\":\"variable.language.documentroot.xml\"}},\"end\":\"\\\\s*(>)\",\"name\":\"meta.tag.sgml.doctype.xml\",\"patterns\":[{\"include\":\"#internalSubset\"}]},{\"include\":\"#comments\"},{\"begin\":\"(<)((?:([-0-9A-Z_a-z]+)(:))?([-0-:A-Z_a-z]+))(?=(\\\\s[^>]*)?></\\\\2>)\",\"beginCaptures\":{\"1\":{\"name\":\"punctuation.definition.tag.xml\"},\"2\":{\"name\":\"entity.name.tag.xml\"},\"3\":{\"name\":\"entity.name.tag.namespace.xml\"},\"4\":{\"name\":\"punctuation.separator.namespace.xml\"},\"5\":{\"name\":\"entity.name.tag.localname.xml\"}},\"end\":\"(>)(</)((?:([-0-9A-Z_a-z]+)(:))?([-0-:A-Z_a-z]+))(>)\",\"endCaptures\":{\"1\":{\"name\":\"punctuation.definition.tag.xml\"},\"2\":{\"name\":\"punctuation.definition.tag.xml\"},\"3\":{\"name\":\"entity.name.tag.xml\"},\"4\":{\"name\":\"entity.name.tag.namespace.xml\"},\"5\":{\"name\":\"punctuation.separator.namespace.xml\"},\"6\":{\"name\":\"entity.name.tag.localname.xml\"},\"7\":{\"name\":\"punctuation.definition.tag.xml\"}},\"name\":\"meta.tag.no-content.xml\",\"patterns\":[{\"include\":\"#tagStuff\"}]},{\"begin\":\"(</?)(?:([-.\\\\w]+)((:)))?([-.:\\\\w]+)\",\"captures\":{\"1\":{\"name\":\"punctuation.definition.tag.xml\"},\"2\":{\"name\":\"entity.name.tag.namespace.xml\"},\"3\":{\"name\":\"entity.name.tag.xml\"},\"4\":{\"name\":\"punctuation.separator.namespace.xml\"},\"5\":{\"name\":\"entity.name.tag.localname.xml\"}},\"end\":\"(/?>)\",\"name\":\"meta.tag.xml\",\"patterns\":[{\"include\":\"#tagStuff\"}]},{\"include\":\"#entity\"},{\"include\":\"#bare-ampersand\"},{\"begin\":\"<%@\",\"beginCaptures\":{\"0\":{\"name\":\"punctuation.section.embedded.begin.xml\"}},\"end\":\"%>\",\"endCaptures\":{\"0\":{\"name\":\"punctuation.section.embedded.end.xml\"}},\"name\":\"source.java-props.embedded.xml\",\"patterns\":[{\"match\":\"page|include|taglib\",\"name\":\"keyword.other.page-props.xml\"}]},{\"begin\":\"<%[!=]?(?!--)\",\"beginCaptures\":{\"0\":{\"name\":\"punctuation.section.embedded.begin.xml\"}},\"end\":\"(?!--)%>\",\"endCaptures\":{\"0\":{\"name\":\"punctuation.section.embedded.end.xml\"}},\"name\":\"source.java.embedded.xml\",\"patterns\":[{\"include\":\"source.java\"}]},{\"begin\":\"<!\\\\[CDATA\\\\[\",\"beginCaptures\":{\"0\":{\"name\":\"punctuation.definition.string.begin.xml\"}},\"end\":\"]]>\",\"endCaptures\":{\"0\":{\"name\":\"punctuation.definition.string.end.xml\"}},\"name\":\"string.unquoted.cdata.xml\"}],\"repository\":{\"EntityDecl\":{\"begin\":\"(<!)(ENTITY)\\\\s+(%\\\\s+)?([:A-Z_a-z][-.0-:A-Z_a-z]*)(\\\\s+(?:SYSTEM|PUBLIC)\\\\s+)?\",\"captures\":{\"1\":{\"name\":\"punctuation.definition.tag.xml\"},\"2\":{\"name\":\"keyword.other.entity.xml\"},\"3\":{\"name\":\"punctuation.definition.entity.xml\"},\"4\":{\"name\":\"variable.language.entity.xml\"},\"5\":{\"name\":\"keyword.other.entitytype.xml\"}},\"end\":\"(>)\",\"patterns\":[{\"include\":\"#doublequotedString\"},{\"include\":\"#singlequotedString\"}]},\"bare-ampersand\":{\"match\":\"&\",\"name\":\"invalid.illegal.bad-ampersand.xml\"},\"comments\":{\"patterns\":[{\"begin\":\"<%--\",\"captures\":{\"0\":{\"name\":\"punctuation.definition.comment.xml\"},\"end\":\"--%>\",\"name\":\"comment.block.xml\"}},{\"begin\":\"<!--\",\"captures\":{\"0\":{\"name\":\"punctuation.definition.comment.xml\"}},\"end\":\"-->\",\"name\":\"comment.block.xml\",\"patterns\":[{\"begin\":\"--(?!>)\",\"captures\":{\"0\":{\"name\":\"invalid.illegal.bad-comments-or-CDATA.xml\"}}}]}]},\"doublequotedString\":{\"begin\":\"\\\"\",\"beginCaptures\":{\"0\":{\"name\":\"punctuation.definition.string.begin.xml\"}},\"end\":\"\\\"\",\"endCaptures\":{\"0\":{\"name\":\"punctuation.definition.string.end.xml\"}},\"name\":\"string.quoted.double.xml\",\"patterns\":[{\"include\":\"#entity\"},{\"include\":\"#bare-ampersand\"}]},\"entity\":{\"captures\":{\"1\":{\"name\":\"punctuation.definition.constant.xml\"},\"3\":{\"name\":\"punctuation.definition.constant.xml\"}},\"match\":\"(&)([:A-Z_a-z][-.0-:A-Z_a-z]*|#[0-9]+|#x\\\\h+)(;)\",\"name\":\"constant.character.entity.xml\"},\"internalSubset\":{\"begin\":\"(\\\\[)\",\"captures\":{\"1\":{\"name\":\"punctuation.definition.constant.xml\"}},\"end\":\"(])\",\"name\":\"meta.internalsubset.xml\",\"patterns\":[{\"include\":\"#EntityDecl\"},{\"include\":\"#parameterEntity\"},{\"include\":\"#comments\"}]},\"parameterEntity\":{\"captures\":{\"1\":{\"name\":\"punctuation.definition.constant.xml\"},\"3\":{\"name\":\"punctuation.definition.constant.xml\"}},\"match\":\"(%)([:A-Z_a-z][-.0-:A-Z_a-z]*)(;)\",\"name\":\"constant.character.parameter-entity.xml\"},\"singlequotedString\":{\"begin\":\"'\",\"beginCaptures\":{\"0\":{\"name\":\"punctuation.definition.string.begin.xml\"}},\"end\":\"'\",\"endCaptures\":{\"0\":{\"name\":\"punctuation.definition.string.end.xml\"}},\"name\":\"string.quoted.single.xml\",\"patterns\":[{\"include\":\"#entity\"},{\"include\":\"#bare-ampersand\"}]},\"tagStuff\":{\"patterns\":[{\"captures\":{\"1\":{\"name\":\"entity.other.attribute-name.namespace.xml\"},\"2\":{\"name\":\"entity.other.attribute-name.xml\"},\"3\":{\"name\":\"punctuation.separator.namespace.xml\"},\"4\":{\"name\":\"entity.other.attribute-name.localname.xml\"}},\"match\":\"(?:^|\\\\s+)(?:([-.\\\\w]+)((:)))?([-.:\\\\w]+)\\\\s*=\"},{\"include\":\"#doublequotedString\"},{\"include\":\"#singlequotedString\"}]}},\"scopeName\":\"text.xml\",\"embeddedLangs\":[\"java\"]}"))

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ([
..._java_mjs__WEBPACK_IMPORTED_MODULE_0__["default"],
lang
]);


/***/ })

};
return { ids, modules }; })
