((__CHUNK_IMPORT_META__) => {'use strict';const id = 5085;
const ids = [5085];
const modules = {

/***/ 59588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ named),
/* harmony export */   M: () => (/* binding */ siteFolder)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);

/** Reads what names something. An empty one, as of a variable that nobody has set, would mean where somebody stands, or all. */
function named(what) {
    return (text) => {
        if (text.trim() !== '')
            return text;
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Name ${what}; is a variable of the shell not set?`);
    };
}
/** Reads the argument that names a folder with a site. */
const siteFolder = named('the folder with the site');


/***/ }),

/***/ 98832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writtenPath)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29574);
/* harmony import */ var _named_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59588);



/** Reads an option that names what is written. */
function writtenPath(text) {
    (0,_named_js__WEBPACK_IMPORTED_MODULE_1__/* .named */ .K)('a path')(text);
    // Behind the = of an option no shell fills it in, and a folder of that name would be made.
    const word = (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWordIn */ .o)(text);
    if (word === undefined)
        return text;
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`Only a shell knows what ${word} is; write the path in full, or from the current folder.`);
}


/***/ }),

/***/ 65085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addRun: () => (/* binding */ addRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(67375);
// EXTERNAL MODULE: ./lib/github/context.js
var context = __webpack_require__(88120);
// EXTERNAL MODULE: ./lib/github/facts.js + 1 modules
var github_facts = __webpack_require__(76730);
// EXTERNAL MODULE: ./lib/github/report.js
var report = __webpack_require__(93205);
// EXTERNAL MODULE: ./lib/inputs/declared.generated.js
var declared_generated = __webpack_require__(84244);
// EXTERNAL MODULE: ./lib/inputs/read.js + 7 modules
var read = __webpack_require__(29434);
// EXTERNAL MODULE: ./lib/modes/run.js + 35 modules
var run = __webpack_require__(14029);
// EXTERNAL MODULE: ./lib/phases/context.js + 1 modules
var phases_context = __webpack_require__(63512);
// EXTERNAL MODULE: ./lib/phases/rendered-folders.js
var rendered_folders = __webpack_require__(94615);
// EXTERNAL MODULE: ./lib/text/camel-case.js
var camel_case = __webpack_require__(41398);
// EXTERNAL MODULE: ./lib/text/shell-word.js
var shell_word = __webpack_require__(29574);
// EXTERNAL MODULE: ./lib/commands/arguments/written-path.js
var written_path = __webpack_require__(98832);
// EXTERNAL MODULE: ./lib/commands/session.js + 1 modules
var session = __webpack_require__(67626);
// EXTERNAL MODULE: ./lib/bundle/disk-failure.js
var disk_failure = __webpack_require__(21968);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/make-folder.js
var make_folder = __webpack_require__(78142);
// EXTERNAL MODULE: ./lib/outside.js
var outside = __webpack_require__(56852);
// EXTERNAL MODULE: ./lib/process/alive.js
var alive = __webpack_require__(53916);
// EXTERNAL MODULE: ./lib/site/project/left-out.js
var left_out = __webpack_require__(65149);
;// CONCATENATED MODULE: ./lib/commands/work-folder.js








/** Where bundle, unpacked site and manifest are kept, unless told. */
const WORK_DIR = '.docs-export';
/** Holds the number of the process that works in the folder. */
const OWNER = 'running';
/**
 * Takes a folder for work, in which `site` is replaced, for this process alone; answers with what gives it back. A
 * folder that a killed process has left is free. Throws E_INPUT_INVALID where it is somebody else's, or would be part of
 * one of the docs `projects`; E_INPUT_CONFLICT where another process works in it, or E_BUNDLE_WRITE.
 */
function takeWorkFolder(path, projects = []) {
    const project = projects.find((folder) => isPartOf(folder, path));
    if (project !== undefined)
        throw new failure/* Failure */.HR('E_INPUT_INVALID', {
            what: 'The folder for work cannot be used',
            value: path,
            why: `it lies in the docs project ${project}, and the next run would take what is unpacked there for pages`,
            fix: 'name a folder outside of it, or one whose name begins with a dot, with --work-dir',
        });
    const has = (name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, name));
    if (has('site') && !['bundle.tar.gz', 'bundle.zip', 'manifest.json'].some(has))
        throw new failure/* Failure */.HR('E_INPUT_INVALID', {
            what: 'The folder for work cannot be used',
            value: path,
            why: 'it holds a folder site that no earlier run has unpacked there, and that would be replaced',
            fix: ANOTHER,
        });
    const file = (0,external_node_path_.join)(path, OWNER);
    const isNew = !(0,external_node_fs_.existsSync)(path);
    try {
        (0,make_folder/* makeFolder */.f)(path);
        if (!isOurs(file)) {
            const owner = ownerIn(file);
            if (owner !== undefined && owner !== process.pid && (0,alive/* isAlive */._)(owner))
                throw new failure/* Failure */.HR('E_INPUT_CONFLICT', {
                    what: 'The folder for work cannot be used',
                    value: path,
                    why: `another run works in it (process ${owner})`,
                    fix: `${ANOTHER}, or wait for its end`,
                });
            (0,external_node_fs_.writeFileSync)(file, String(process.pid));
        }
    }
    catch (error) {
        throw (0,disk_failure/* diskFailure */.C9)(error);
    }
    return () => {
        (0,external_node_fs_.rmSync)(file, { force: true });
        // A run that fails at once leaves nothing behind.
        if (isNew && (0,external_node_fs_.readdirSync)(path).length === 0)
            (0,external_node_fs_.rmdirSync)(path);
    };
}
/** Whether a folder is or lies in a docs project, and is not left out of it for its name. */
function isPartOf(project, folder) {
    const way = (0,external_node_path_.relative)(project, folder);
    return !(0,outside/* leadsOutside */.d)(way) && !way.split(external_node_path_.sep).some(left_out/* isLeftOut */.WY);
}
const ANOTHER = 'name a new folder with --work-dir';
/** Takes the folder where nobody has it. */
function isOurs(file) {
    try {
        (0,external_node_fs_.writeFileSync)(file, String(process.pid), { flag: 'wx' });
        return true;
    }
    catch (error) {
        if ((0,failure/* hasCode */.up)(error, 'EEXIST'))
            return false;
        throw error;
    }
}
/** The process that has, or had, the folder; undefined where it was ended before it could say so. */
function ownerIn(file) {
    try {
        return Number.parseInt((0,external_node_fs_.readFileSync)(file, 'utf8'), 10) || undefined;
    }
    catch (error) {
        if ((0,failure/* hasCode */.up)(error, 'ENOENT'))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/commands/run.js
















/** On a terminal there is no artifact service; a folder is what people expect. */
const DEFAULT_DEPLOY = 'dir:./site';
/** Where what should not stand in a shell's history comes from. */
const VARIABLES = {
    'api-key': 'DOCS_EXPORT_API_KEY',
    'github-token': 'GITHUB_TOKEN',
};
/** Several flags of these are several lines of the input. */
const LISTS = ['deploy', 'headers', 'docs-dir', 'export-paths', 'fail-on'];
/** `docs-export run`: the whole pipeline; its flags are the Action's inputs. */
function addRun(program) {
    const command = (0,session/* addCommonOptions */.h)(program.command('run').description('Export a site, verify it and deploy it'));
    for (const [name, { description, required, default: fallback }] of Object.entries(declared_generated/* INPUTS */.m)) {
        const isBoolean = fallback === 'false';
        const text = isBoolean ? `--${name} [value]` : `--${name} <value>`;
        const option = new commander/* Option */.c$(text, [description, ...(required ? ['(required)'] : otherwise(name, fallback))].join(' '));
        if (LISTS.includes(name))
            option.argParser((value, before) => before === undefined ? value : `${before}\n${value}`);
        command.addOption(option);
    }
    command.option('--work-dir <path>', 'where bundle, unpacked site and manifest are kept', 
    // As an input: empty means the default.
    (text) => (text === '' ? WORK_DIR : (0,written_path/* writtenPath */.d)(text)), WORK_DIR);
    command.action(async (flags) => {
        await (0,session/* runCommand */.d)(flags, async ({ log, secrets, signal, client, answer }) => {
            const { env } = process;
            const workspace = process.cwd();
            const raw = rawInputs(flags, env);
            for (const secret of [raw['api-key'], raw['github-token']])
                if (secret !== undefined)
                    log.mask(secret);
            const github = (0,context.readGitHubContext)(env, (path) => (0,external_node_fs_.readFileSync)(path, 'utf8'));
            const { config, warnings } = await (0,read/* readInputs */.K)(raw, workspace, github);
            for (const warning of warnings)
                log.warning(warning);
            const outputs = {};
            const workDir = (0,external_node_path_.resolve)(workspace, String(flags.workDir));
            const giveBack = takeWorkFolder(workDir, 'service' in config ? (0,rendered_folders/* renderedFolders */.L)(config.service) : []);
            const write = (name, text) => {
                outputs[name] = text;
            };
            const facts = await (0,run/* runMode */.r)(config, (0,phases_context/* createContext */.q)({ log, secrets, signal, client, env, workspace, workDir, github, write })).finally(giveBack);
            const { failure } = facts;
            if (failure !== null) {
                log.error((0,github_facts/* failureLine */.Pu)(failure));
                const resume = (0,report/* resumeHint */.tJ)(facts, (id) => `--export-job-id ${(0,shell_word/* quotedForShell */.E)(id)}`);
                if (resume !== '')
                    log.info(resume);
            }
            // As every other command tells why it failed.
            const reason = failure === null ? {} : { error: failure.code, message: (0,github_facts/* failureLine */.Pu)(failure) };
            answer({ ok: failure === null, ...reason, ...facts, outputs });
        });
    });
}
/** What holds where a flag is not given, for its help. */
function otherwise(name, fallback) {
    const variable = VARIABLES[name];
    if (variable !== undefined)
        return [`(else the variable ${variable})`];
    const shown = name === 'deploy' ? DEFAULT_DEPLOY : fallback;
    return shown === '' ? [] : [`(default: ${shown})`];
}
/** Flags, and the environment for what should not stand in a shell's history. */
function rawInputs(flags, env) {
    const names = Object.keys(declared_generated/* INPUTS */.m);
    const given = names
        .map((name) => [name, flags[(0,camel_case/* camelCase */.x)(name)]])
        // As an input: empty means the default, which is another one here.
        .filter(([, value]) => value !== undefined && value !== '');
    return {
        // A part is no site yet: it stays in the folder for work.
        deploy: flags.shard === undefined ? DEFAULT_DEPLOY : 'none',
        ...Object.fromEntries(Object.entries(VARIABLES).map(([name, variable]) => [name, env[variable] ?? ''])),
        ...Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    };
}


/***/ }),

/***/ 67626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ addCommonOptions),
  d: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/http/client.js + 3 modules
var http_client = __webpack_require__(60625);
// EXTERNAL MODULE: ./lib/inputs/problem.js
var problem = __webpack_require__(35934);
// EXTERNAL MODULE: ./lib/log/secrets.js
var log_secrets = __webpack_require__(34019);
// EXTERNAL MODULE: ./lib/log/harmless.js
var harmless = __webpack_require__(62111);
// EXTERNAL MODULE: ./lib/log/place.js
var log_place = __webpack_require__(4817);
// EXTERNAL MODULE: ./lib/log/thinning.js
var thinning = __webpack_require__(36865);
;// CONCATENATED MODULE: ./lib/log/terminal.js



/** Text of others without what would move the cursor or paint, each run of it a space; lines and tabs stay. */
const printable = (text) => text.replaceAll(/(?:(?![\n\t])\p{Cc})+/gu, ' ');
/** The log of the command line: plain lines, and live lines on a terminal. */
async function createTerminalLog(stream, secrets, options = {}) {
    const now = options.now ?? Date.now;
    // Some terminals of build machines have no size, where no line could be drawn.
    const { NO_COLOR = '', TERM, GITHUB_ACTIONS } = options.env ?? {};
    // One that is dumb can neither go back nor paint.
    const live = stream.isTTY === true && stream.columns !== 0 && TERM !== 'dumb';
    const paint = (code, text) => live && NO_COLOR === '' ? `\u001b[${code}m${text}\u001b[0m` : text;
    // What says that it is a terminal is a whole stream.
    const update = live
        ? (await __webpack_require__.e(/* import() */ 2499).then(__webpack_require__.bind(__webpack_require__, 72499))).createLogUpdate(stream, { showCursor: true })
        : undefined;
    /** The live lines by their names. */
    const lines = new Map();
    const due = (0,thinning/* createThinning */.I)(now);
    const shown = (text) => {
        const safe = printable(secrets.redact(text));
        // A runner reads what the commands of a step print, too.
        return GITHUB_ACTIONS === 'true' ? (0,harmless/* harmless */.I)(safe) : safe;
    };
    const say = (text) => {
        if (lines.size > 0)
            update?.clear();
        // What comes next is said after that.
        lines.delete('');
        stream.write(`${text}\n`);
        if (lines.size > 0)
            update?.([...lines.values()].join('\n'));
    };
    return {
        async phase(title, work) {
            say(paint(1, shown(title)));
            const started = now();
            try {
                return await work();
            }
            finally {
                say(paint(2, `  ${((now() - started) / 1000).toFixed(1)} s`));
            }
        },
        info: (message) => say(`  ${shown(message)}`),
        debug: (message) => {
            if (options.debug === true)
                say(paint(2, `  ${shown(message)}`));
        },
        notice: (message) => say(`  ${shown(message)}`),
        warning: (message, place) => say(`  ${paint(33, 'warning')} ${shown((0,log_place/* placed */.G)(message, place))}`),
        error: (message, place) => say(`${paint(31, 'error')} ${shown((0,log_place/* placed */.G)(message, place))}`),
        progress(message, of = '') {
            const text = `  ${shown(message).replaceAll('\n', ' ')}`;
            if (update === undefined) {
                if (message !== '' && due(of))
                    say(text);
                return;
            }
            if (message === '')
                lines.delete(of);
            else
                lines.set(of, text);
            if (lines.size === 0)
                update.clear();
            else
                update([...lines.values()].join('\n'));
        },
        mask: (secret) => secrets.add(secret),
    };
}

// EXTERNAL MODULE: ./lib/process/cancellation.js
var cancellation = __webpack_require__(91254);
;// CONCATENATED MODULE: ./lib/commands/session.js






/** Adds the options every sub-command has. */
function addCommonOptions(command) {
    return command
        .option('--json', 'write one JSON document to standard output, and the log to standard error')
        .option('--debug', 'log more');
}
/** Runs a sub-command in a session of its own. Errors become messages; they, or an answer that is not ok, exit with 1. */
async function runCommand(options, work) {
    const json = options.json === true;
    const secrets = (0,log_secrets/* createSecrets */.gE)();
    const log = await createTerminalLog(json ? process.stderr : process.stdout, secrets, {
        debug: options.debug === true,
        env: process.env,
    });
    const client = (0,http_client/* createHttpClient */.u)();
    const signal = (0,cancellation/* cancellationSignal */.w6)(() => log.error('Work did not stop in time and was ended.'));
    const answer = (document, shown = document) => {
        if (!document.ok)
            process.exitCode = 1;
        if (json)
            process.stdout.write(`${secrets.redact(JSON.stringify(shown, null, 2))}\n`);
    };
    try {
        requireCurrentFolder();
        await work({ log, secrets, signal, client, answer });
    }
    catch (error) {
        const problems = error instanceof problem/* InvalidInputs */.h ? error.problems.map(problem/* problemLine */.Y) : [];
        for (const problem of problems)
            log.error(problem);
        log.error((0,failure/* codedMessageOf */.Ui)(error));
        if (options.debug === true && error instanceof Error && !(error instanceof failure/* Failure */.HR))
            log.debug(error.stack ?? '');
        answer({
            ok: false,
            error: error instanceof failure/* Failure */.HR ? error.code : 'E_UNEXPECTED',
            message: (0,failure/* messageOf */.bD)(error),
            problems,
        });
    }
    finally {
        await client.close();
        (0,cancellation/* leave */.qG)();
    }
}
/** Relative paths mean nothing without it. Throws E_INPUT_INVALID. */
function requireCurrentFolder() {
    try {
        process.cwd();
    }
    catch (cause) {
        throw new failure/* Failure */.HR('E_INPUT_INVALID', {
            what: 'The current folder is no more',
            why: 'it was removed after the shell went there',
            fix: 'go to a folder that is there, then run again',
            cause,
        });
    }
}


/***/ }),

/***/ 41398:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ camelCase)
/* harmony export */ });
/** A name of words that hyphens part as one of JavaScript: `dataSource` for `data-source`. */
function camelCase(name) {
    return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}


/***/ })

};
return { ids, modules }; })
