((__CHUNK_IMPORT_META__) => {'use strict';const id = 5263;
const ids = [5263];
const modules = {

/***/ 65263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bundledThemes: () => (/* binding */ bundledThemes)
/* harmony export */ });
/* unused harmony export bundledThemesInfo */
// src/themes.ts
const bundledThemesInfo = [
	{
		"id": "andromeeda",
		"displayName": "Andromeeda",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 6923).then(__webpack_require__.bind(__webpack_require__, 46923)))
	},
	{
		"id": "aurora-x",
		"displayName": "Aurora X",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5280).then(__webpack_require__.bind(__webpack_require__, 95280)))
	},
	{
		"id": "ayu-dark",
		"displayName": "Ayu Dark",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 4479).then(__webpack_require__.bind(__webpack_require__, 84479)))
	},
	{
		"id": "ayu-light",
		"displayName": "Ayu Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 4337).then(__webpack_require__.bind(__webpack_require__, 24337)))
	},
	{
		"id": "ayu-mirage",
		"displayName": "Ayu Mirage",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 6345).then(__webpack_require__.bind(__webpack_require__, 98726)))
	},
	{
		"id": "catppuccin-frappe",
		"displayName": "Catppuccin Frapp\u00e9",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 8200).then(__webpack_require__.bind(__webpack_require__, 38200)))
	},
	{
		"id": "catppuccin-latte",
		"displayName": "Catppuccin Latte",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 8948).then(__webpack_require__.bind(__webpack_require__, 98948)))
	},
	{
		"id": "catppuccin-macchiato",
		"displayName": "Catppuccin Macchiato",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 271).then(__webpack_require__.bind(__webpack_require__, 60271)))
	},
	{
		"id": "catppuccin-mocha",
		"displayName": "Catppuccin Mocha",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 3812).then(__webpack_require__.bind(__webpack_require__, 43812)))
	},
	{
		"id": "dark-plus",
		"displayName": "Dark Plus",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 3856).then(__webpack_require__.bind(__webpack_require__, 63856)))
	},
	{
		"id": "dracula",
		"displayName": "Dracula Theme",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 3143).then(__webpack_require__.bind(__webpack_require__, 43143)))
	},
	{
		"id": "dracula-soft",
		"displayName": "Dracula Theme Soft",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5956).then(__webpack_require__.bind(__webpack_require__, 45956)))
	},
	{
		"id": "everforest-dark",
		"displayName": "Everforest Dark",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5601).then(__webpack_require__.bind(__webpack_require__, 35601)))
	},
	{
		"id": "everforest-light",
		"displayName": "Everforest Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 811).then(__webpack_require__.bind(__webpack_require__, 50811)))
	},
	{
		"id": "github-dark",
		"displayName": "GitHub Dark",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 8535).then(__webpack_require__.bind(__webpack_require__, 8535)))
	},
	{
		"id": "github-dark-default",
		"displayName": "GitHub Dark Default",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5395).then(__webpack_require__.bind(__webpack_require__, 15395)))
	},
	{
		"id": "github-dark-dimmed",
		"displayName": "GitHub Dark Dimmed",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 2832).then(__webpack_require__.bind(__webpack_require__, 32832)))
	},
	{
		"id": "github-dark-high-contrast",
		"displayName": "GitHub Dark High Contrast",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 9407).then(__webpack_require__.bind(__webpack_require__, 59407)))
	},
	{
		"id": "github-light",
		"displayName": "GitHub Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 9209).then(__webpack_require__.bind(__webpack_require__, 69209)))
	},
	{
		"id": "github-light-default",
		"displayName": "GitHub Light Default",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 1849).then(__webpack_require__.bind(__webpack_require__, 71849)))
	},
	{
		"id": "github-light-high-contrast",
		"displayName": "GitHub Light High Contrast",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 2153).then(__webpack_require__.bind(__webpack_require__, 92153)))
	},
	{
		"id": "gruvbox-dark-hard",
		"displayName": "Gruvbox Dark Hard",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 7574).then(__webpack_require__.bind(__webpack_require__, 95193)))
	},
	{
		"id": "gruvbox-dark-medium",
		"displayName": "Gruvbox Dark Medium",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5723).then(__webpack_require__.bind(__webpack_require__, 45723)))
	},
	{
		"id": "gruvbox-dark-soft",
		"displayName": "Gruvbox Dark Soft",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 6230).then(__webpack_require__.bind(__webpack_require__, 96230)))
	},
	{
		"id": "gruvbox-light-hard",
		"displayName": "Gruvbox Light Hard",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 8715).then(__webpack_require__.bind(__webpack_require__, 48715)))
	},
	{
		"id": "gruvbox-light-medium",
		"displayName": "Gruvbox Light Medium",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 7569).then(__webpack_require__.bind(__webpack_require__, 27569)))
	},
	{
		"id": "gruvbox-light-soft",
		"displayName": "Gruvbox Light Soft",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 4360).then(__webpack_require__.bind(__webpack_require__, 44360)))
	},
	{
		"id": "horizon",
		"displayName": "Horizon",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5856).then(__webpack_require__.bind(__webpack_require__, 35856)))
	},
	{
		"id": "horizon-bright",
		"displayName": "Horizon Bright",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 3881).then(__webpack_require__.bind(__webpack_require__, 53881)))
	},
	{
		"id": "houston",
		"displayName": "Houston",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 1291).then(__webpack_require__.bind(__webpack_require__, 91291)))
	},
	{
		"id": "kanagawa-dragon",
		"displayName": "Kanagawa Dragon",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 7424).then(__webpack_require__.bind(__webpack_require__, 67424)))
	},
	{
		"id": "kanagawa-lotus",
		"displayName": "Kanagawa Lotus",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 5558).then(__webpack_require__.bind(__webpack_require__, 65558)))
	},
	{
		"id": "kanagawa-wave",
		"displayName": "Kanagawa Wave",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 3022).then(__webpack_require__.bind(__webpack_require__, 23022)))
	},
	{
		"id": "laserwave",
		"displayName": "LaserWave",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 8207).then(__webpack_require__.bind(__webpack_require__, 68207)))
	},
	{
		"id": "light-plus",
		"displayName": "Light Plus",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 2338).then(__webpack_require__.bind(__webpack_require__, 52338)))
	},
	{
		"id": "material-theme",
		"displayName": "Material Theme",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 1244).then(__webpack_require__.bind(__webpack_require__, 21244)))
	},
	{
		"id": "material-theme-darker",
		"displayName": "Material Theme Darker",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 8624).then(__webpack_require__.bind(__webpack_require__, 58624)))
	},
	{
		"id": "material-theme-lighter",
		"displayName": "Material Theme Lighter",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 8726).then(__webpack_require__.bind(__webpack_require__, 78726)))
	},
	{
		"id": "material-theme-ocean",
		"displayName": "Material Theme Ocean",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 73).then(__webpack_require__.bind(__webpack_require__, 10073)))
	},
	{
		"id": "material-theme-palenight",
		"displayName": "Material Theme Palenight",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5193).then(__webpack_require__.bind(__webpack_require__, 55193)))
	},
	{
		"id": "min-dark",
		"displayName": "Min Dark",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 3550).then(__webpack_require__.bind(__webpack_require__, 63550)))
	},
	{
		"id": "min-light",
		"displayName": "Min Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 5710).then(__webpack_require__.bind(__webpack_require__, 45710)))
	},
	{
		"id": "monokai",
		"displayName": "Monokai",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 1679).then(__webpack_require__.bind(__webpack_require__, 31679)))
	},
	{
		"id": "night-owl",
		"displayName": "Night Owl",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5998).then(__webpack_require__.bind(__webpack_require__, 55998)))
	},
	{
		"id": "night-owl-light",
		"displayName": "Night Owl Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 7013).then(__webpack_require__.bind(__webpack_require__, 37013)))
	},
	{
		"id": "nord",
		"displayName": "Nord",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 2448).then(__webpack_require__.bind(__webpack_require__, 32448)))
	},
	{
		"id": "one-dark-pro",
		"displayName": "One Dark Pro",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5992).then(__webpack_require__.bind(__webpack_require__, 75992)))
	},
	{
		"id": "one-light",
		"displayName": "One Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 1850).then(__webpack_require__.bind(__webpack_require__, 41850)))
	},
	{
		"id": "plastic",
		"displayName": "Plastic",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 2197).then(__webpack_require__.bind(__webpack_require__, 42197)))
	},
	{
		"id": "poimandres",
		"displayName": "Poimandres",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 2617).then(__webpack_require__.bind(__webpack_require__, 22617)))
	},
	{
		"id": "red",
		"displayName": "Red",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 7068).then(__webpack_require__.bind(__webpack_require__, 57068)))
	},
	{
		"id": "rose-pine",
		"displayName": "Ros\u00e9 Pine",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 1097).then(__webpack_require__.bind(__webpack_require__, 1097)))
	},
	{
		"id": "rose-pine-dawn",
		"displayName": "Ros\u00e9 Pine Dawn",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 3944).then(__webpack_require__.bind(__webpack_require__, 53944)))
	},
	{
		"id": "rose-pine-moon",
		"displayName": "Ros\u00e9 Pine Moon",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 1653).then(__webpack_require__.bind(__webpack_require__, 31653)))
	},
	{
		"id": "slack-dark",
		"displayName": "Slack Dark",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 5406).then(__webpack_require__.bind(__webpack_require__, 5406)))
	},
	{
		"id": "slack-ochin",
		"displayName": "Slack Ochin",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 7209).then(__webpack_require__.bind(__webpack_require__, 47209)))
	},
	{
		"id": "snazzy-light",
		"displayName": "Snazzy Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 233).then(__webpack_require__.bind(__webpack_require__, 50233)))
	},
	{
		"id": "solarized-dark",
		"displayName": "Solarized Dark",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 6489).then(__webpack_require__.bind(__webpack_require__, 96489)))
	},
	{
		"id": "solarized-light",
		"displayName": "Solarized Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 5923).then(__webpack_require__.bind(__webpack_require__, 5923)))
	},
	{
		"id": "synthwave-84",
		"displayName": "Synthwave '84",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 25).then(__webpack_require__.bind(__webpack_require__, 20025)))
	},
	{
		"id": "tokyo-night",
		"displayName": "Tokyo Night",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 1698).then(__webpack_require__.bind(__webpack_require__, 31698)))
	},
	{
		"id": "vesper",
		"displayName": "Vesper",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 8072).then(__webpack_require__.bind(__webpack_require__, 58072)))
	},
	{
		"id": "vitesse-black",
		"displayName": "Vitesse Black",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 9134).then(__webpack_require__.bind(__webpack_require__, 99134)))
	},
	{
		"id": "vitesse-dark",
		"displayName": "Vitesse Dark",
		"type": "dark",
		"import": (() => __webpack_require__.e(/* import() */ 109).then(__webpack_require__.bind(__webpack_require__, 60109)))
	},
	{
		"id": "vitesse-light",
		"displayName": "Vitesse Light",
		"type": "light",
		"import": (() => __webpack_require__.e(/* import() */ 7679).then(__webpack_require__.bind(__webpack_require__, 67679)))
	}
];
const bundledThemes = Object.fromEntries(bundledThemesInfo.map((i) => [i.id, i.import]));



/***/ })

};
return { ids, modules }; })
