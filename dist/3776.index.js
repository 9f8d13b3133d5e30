((__CHUNK_IMPORT_META__) => {'use strict';const id = 3776;
const ids = [3776];
const modules = {

/***/ 93776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   "default": () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const lang = Object.freeze(JSON.parse("{\"displayName\":\"Desktop\",\"name\":\"desktop\",\"patterns\":[{\"include\":\"#layout\"},{\"include\":\"#keywords\"},{\"include\":\"#values\"},{\"include\":\"#inCommands\"},{\"include\":\"#inCategories\"}],\"repository\":{\"inCategories\":{\"patterns\":[{\"match\":\"(?<=^Categories.*)AudioVideo|(?<=^Categories.*)Audio|(?<=^Categories.*)Video|(?<=^Categories.*)Development|(?<=^Categories.*)Education|(?<=^Categories.*)Game|(?<=^Categories.*)Graphics|(?<=^Categories.*)Network|(?<=^Categories.*)Office|(?<=^Categories.*)Science|(?<=^Categories.*)Settings|(?<=^Categories.*)System|(?<=^Categories.*)Utility\",\"name\":\"markup.bold\"}]},\"inCommands\":{\"patterns\":[{\"match\":\"(?<=^Exec.*\\\\s)-+\\\\S+\",\"name\":\"variable.parameter\"},{\"match\":\"(?<=^Exec.*)\\\\s%[FUcfiku]\\\\s\",\"name\":\"variable.language\"},{\"match\":\"\\\".*\\\"\",\"name\":\"string\"}]},\"keywords\":{\"patterns\":[{\"match\":\"^(?:Type|Version|Name|GenericName|NoDisplay|Comment|Icon|Hidden|OnlyShowIn|NotShowIn|DBusActivatable|TryExec|Exec|Path|Terminal|Actions|MimeType|Categories|Implements|Keywords|StartupNotify|StartupWMClass|URL|PrefersNonDefaultGPU|Encoding)\\\\b\",\"name\":\"keyword\"},{\"match\":\"^X-[- 0-9A-z]*\",\"name\":\"keyword.other\"},{\"match\":\"(?<!^)\\\\[.+]\",\"name\":\"constant.language\"},{\"match\":\"^(?:GtkTheme|MetacityTheme|IconTheme|CursorTheme|ButtonLayout|ApplicationFont)\\\\b\",\"name\":\"keyword\"}]},\"layout\":{\"patterns\":[{\"begin\":\"^\\\\[Desktop\",\"end\":\"]\",\"name\":\"markup.heading\"},{\"begin\":\"^\\\\[X-\\\\w*\",\"end\":\"]\",\"name\":\"markup.heading\"},{\"match\":\"^\\\\s*#.*\",\"name\":\"comment\"},{\"match\":\";\",\"name\":\"strong\"}]},\"values\":{\"patterns\":[{\"match\":\"(?<=^\\\\S+)=\",\"name\":\"keyword.operator\"},{\"match\":\"\\\\b(?:tru|fals)e\\\\b\",\"name\":\"variable.other\"},{\"match\":\"(?<=^Version.*)\\\\d+(\\\\.?\\\\d*)\",\"name\":\"variable.other\"}]}},\"scopeName\":\"source.desktop\"}"))

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = ([
lang
]);


/***/ })

};
return { ids, modules }; })
