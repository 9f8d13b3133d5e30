((__CHUNK_IMPORT_META__) => {'use strict';const id = 6463;
const ids = [6463];
const modules = {

/***/ 16463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "default": () => (/* binding */ envPaths)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
;// CONCATENATED MODULE: ./node_modules/is-safe-filename/index.js
const unsafeFilenameFixtures = Object.freeze([
	'',
	'   ',
	'.',
	'..',
	' .',
	'. ',
	' ..',
	'.. ',
	'../',
	'../foo',
	'foo/../bar',
	'foo/bar',
	'foo\\bar',
	'foo\0bar',
]);

function isSafeFilename(filename) {
	if (typeof filename !== 'string') {
		return false;
	}

	const trimmed = filename.trim();

	return trimmed !== ''
		&& trimmed !== '.'
		&& trimmed !== '..'
		&& !filename.includes('/')
		&& !filename.includes('\\')
		&& !filename.includes('\0');
}

function assertSafeFilename(filename) {
	if (typeof filename !== 'string') {
		throw new TypeError('Expected a string');
	}

	if (!isSafeFilename(filename)) {
		throw new Error(`Unsafe filename: ${JSON.stringify(filename)}`);
	}
}

;// CONCATENATED MODULE: ./node_modules/env-paths/index.js





const homedir = external_node_os_.homedir();
const tmpdir = external_node_os_.tmpdir();
const {env} = external_node_process_;

const macos = name => {
	const library = external_node_path_.join(homedir, 'Library');

	return {
		data: external_node_path_.join(library, 'Application Support', name),
		config: external_node_path_.join(library, 'Preferences', name),
		cache: external_node_path_.join(library, 'Caches', name),
		log: external_node_path_.join(library, 'Logs', name),
		temp: external_node_path_.join(tmpdir, name),
	};
};

const windows = name => {
	const appData = env.APPDATA || external_node_path_.join(homedir, 'AppData', 'Roaming');
	const localAppData = env.LOCALAPPDATA || external_node_path_.join(homedir, 'AppData', 'Local');

	return {
		// Data/config/cache/log are invented by me as Windows isn't opinionated about this
		data: external_node_path_.join(localAppData, name, 'Data'),
		config: external_node_path_.join(appData, name, 'Config'),
		cache: external_node_path_.join(localAppData, name, 'Cache'),
		log: external_node_path_.join(localAppData, name, 'Log'),
		temp: external_node_path_.join(tmpdir, name),
	};
};

// https://specifications.freedesktop.org/basedir-spec/basedir-spec-latest.html
const linux = name => {
	const username = external_node_path_.basename(homedir);

	return {
		data: external_node_path_.join(env.XDG_DATA_HOME || external_node_path_.join(homedir, '.local', 'share'), name),
		config: external_node_path_.join(env.XDG_CONFIG_HOME || external_node_path_.join(homedir, '.config'), name),
		cache: external_node_path_.join(env.XDG_CACHE_HOME || external_node_path_.join(homedir, '.cache'), name),
		// https://wiki.debian.org/XDGBaseDirectorySpecification#state
		log: external_node_path_.join(env.XDG_STATE_HOME || external_node_path_.join(homedir, '.local', 'state'), name),
		temp: external_node_path_.join(tmpdir, username, name),
	};
};

function envPaths(name, {suffix = 'nodejs'} = {}) {
	assertSafeFilename(name);

	if (suffix) {
		// Add suffix to prevent possible conflict with native apps
		name += `-${suffix}`;
	}

	assertSafeFilename(name);

	if (external_node_process_.platform === 'darwin') {
		return macos(name);
	}

	if (external_node_process_.platform === 'win32') {
		return windows(name);
	}

	return linux(name);
}


/***/ })

};
return { ids, modules }; })
