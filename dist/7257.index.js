((__CHUNK_IMPORT_META__) => {'use strict';const id = 7257;
const ids = [7257];
const modules = {

/***/ 20770:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

module.exports = __webpack_require__(20218);


/***/ }),

/***/ 20218:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {



var net = __webpack_require__(69278);
var tls = __webpack_require__(64756);
var http = __webpack_require__(58611);
var https = __webpack_require__(65692);
var events = __webpack_require__(24434);
var assert = __webpack_require__(42613);
var util = __webpack_require__(39023);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
    var options = toOptions(host, port, localAddress);
    for (var i = 0, len = self.requests.length; i < len; ++i) {
      var pending = self.requests[i];
      if (pending.host === options.host && pending.port === options.port) {
        // Detect the request to connect same origin server,
        // reuse the connection.
        self.requests.splice(i, 1);
        pending.request.onSocket(socket);
        return;
      }
    }
    socket.destroy();
    self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
    // We are over limit so we'll add it to the queue.
    self.requests.push(options);
    return;
  }

  // If we are under maxSockets create a new one.
  self.createSocket(options, function(socket) {
    socket.on('free', onFree);
    socket.on('close', onCloseOrRemove);
    socket.on('agentRemove', onCloseOrRemove);
    req.onSocket(socket);

    function onFree() {
      self.emit('free', socket, options);
    }

    function onCloseOrRemove(err) {
      self.removeSocket(socket);
      socket.removeListener('free', onFree);
      socket.removeListener('close', onCloseOrRemove);
      socket.removeListener('agentRemove', onCloseOrRemove);
    }
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
    method: 'CONNECT',
    path: options.host + ':' + options.port,
    agent: false,
    headers: {
      host: options.host + ':' + options.port
    }
  });
  if (options.localAddress) {
    connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
    connectOptions.headers = connectOptions.headers || {};
    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
        new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
    // Very hacky. This is necessary to avoid http-parser leaks.
    res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
    // Hacky.
    process.nextTick(function() {
      onConnect(res, socket, head);
    });
  }

  function onConnect(res, socket, head) {
    connectReq.removeAllListeners();
    socket.removeAllListeners();

    if (res.statusCode !== 200) {
      debug('tunneling socket could not be established, statusCode=%d',
        res.statusCode);
      socket.destroy();
      var error = new Error('tunneling socket could not be established, ' +
        'statusCode=' + res.statusCode);
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    if (head.length > 0) {
      debug('got illegal response body from proxy');
      socket.destroy();
      var error = new Error('got illegal response body from proxy');
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    debug('tunneling connection has established');
    self.sockets[self.sockets.indexOf(placeholder)] = socket;
    return cb(socket);
  }

  function onError(cause) {
    connectReq.removeAllListeners();

    debug('tunneling socket could not be established, cause=%s\n',
          cause.message, cause.stack);
    var error = new Error('tunneling socket could not be established, ' +
                          'cause=' + cause.message);
    error.code = 'ECONNRESET';
    options.request.emit('error', error);
    self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket)
  if (pos === -1) {
    return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
    // If we have pending requests and a socket gets closed a new one
    // needs to be created to take over in the pool for the one that closed.
    this.createSocket(pending, function(socket) {
      pending.request.onSocket(socket);
    });
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
    var hostHeader = options.request.getHeader('host');
    var tlsOptions = mergeOptions({}, self.options, {
      socket: socket,
      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
    });

    // 0 is dummy port for v0.6
    var secureSocket = tls.connect(0, tlsOptions);
    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
    cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
    return {
      host: host,
      port: port,
      localAddress: localAddress
    };
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
    var overrides = arguments[i];
    if (typeof overrides === 'object') {
      var keys = Object.keys(overrides);
      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
        var k = keys[j];
        if (overrides[k] !== undefined) {
          target[k] = overrides[k];
        }
      }
    }
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
    var args = Array.prototype.slice.call(arguments);
    if (typeof args[0] === 'string') {
      args[0] = 'TUNNEL: ' + args[0];
    } else {
      args.unshift('TUNNEL:');
    }
    console.error.apply(console, args);
  }
} else {
  debug = function() {};
}
exports.debug = debug; // for test


/***/ }),

/***/ 11848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mH: () => (/* binding */ leaveIfCancelled),
/* harmony export */   qG: () => (/* binding */ leave),
/* harmony export */   w6: () => (/* binding */ cancellationSignal)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** After the signal, work has this long to stop by itself (design, rule 2: 5 s in all). */
const GRACE_MS = 4500;
/**
 * A signal that aborts with E_CANCELLED on SIGINT or SIGTERM. What has not stopped by then is ended with the process;
 * `onForced` may say a last word.
 */
function cancellationSignal(onForced) {
    const controller = new AbortController();
    const cancel = (name) => {
        if (controller.signal.aborted)
            return;
        controller.abort(new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_CANCELLED', { what: 'The run was cancelled', why: `the process received ${name}` }));
        setTimeout(() => {
            onForced();
            process.exit(1);
        }, GRACE_MS).unref();
    };
    process.on('SIGINT', cancel);
    process.on('SIGTERM', cancel);
    return controller.signal;
}
/**
 * Ends the process after a cancellation, once the run has said its last word: some clients cannot be stopped, and their
 * open connections would keep it. Does nothing where there was none.
 */
function leaveIfCancelled(signal) {
    if (signal.aborted)
        leave();
}
/**
 * Ends the process once what was said is out. By itself it would take its memory apart first, object by object: after a
 * build that takes as long as reading hundreds of files.
 */
function leave() {
    process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}


/***/ }),

/***/ 5605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   HR: () => (/* binding */ Failure),
/* harmony export */   Ui: () => (/* binding */ codedMessageOf),
/* harmony export */   bD: () => (/* binding */ messageOf)
/* harmony export */ });
/** An error written for the reader: what failed, the value, why, what to do, and a stable code. */
class Failure extends Error {
    code;
    what;
    value;
    why;
    fix;
    constructor(code, details) {
        super(sentence(code, details), details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'Failure';
        this.code = code;
        this.what = details.what;
        this.value = details.value;
        this.why = details.why;
        this.fix = details.fix;
    }
}
function sentence(code, { what, value, why, fix }) {
    // What others say often ends with a full stop.
    const reason = why?.replace(/(?<=[^.])\.$/, '');
    const parts = [what, value, reason, fix].filter((part) => part !== undefined && part !== '');
    return `${parts.join(': ')} [${code}]`;
}
/** The message of anything thrown, with the messages of its causes behind it. */
function messageOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const own = error instanceof AggregateError && error.message === ''
        ? error.errors.map(messageOf).join('; ')
        : error.message;
    return error.cause === undefined || error instanceof Failure ? own : `${own}: ${messageOf(error.cause)}`;
}
/** What failed, the value and why, of anything thrown, where what to do is of no interest yet. */
function reasonOf(error) {
    if (!(error instanceof Failure))
        return messageOf(error);
    return [error.what, error.value, error.why].filter((part) => part !== undefined && part !== '').join(': ');
}
/** `messageOf` with the code at its end, as every failure has it; nobody foresaw what comes without. */
function codedMessageOf(error) {
    return error instanceof Failure ? error.message : `${messageOf(error)} [${codeOf(error)}]`;
}
/** The stable code of anything thrown; what nobody foresaw is E_UNEXPECTED. */
function codeOf(error) {
    return error instanceof Failure ? error.code : 'E_UNEXPECTED';
}


/***/ }),

/***/ 66045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ createHttpClient)
});

;// CONCATENATED MODULE: ./lib/http/headers.js
/** Headers as undici gives them. Names in lower case; a repeated header is joined with `, `. */
function flatten(headers) {
    const flat = {};
    for (const name in headers) {
        const value = headers[name];
        if (value !== undefined)
            flat[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
    }
    return flat;
}

// EXTERNAL MODULE: ./lib/http/proxy.js
var proxy = __webpack_require__(30768);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
;// CONCATENATED MODULE: ./lib/http/whole.js



/**
 * Sends a request and reads its answer to the end, through undici's own callbacks: no stream for the answer and no
 * listener of its own on the signal, which together cost as much as the exchange itself.
 */
function askWhole(dispatcher, { url, method, body, signal }, prepared) {
    return new Promise((resolve, reject) => {
        signal.throwIfAborted();
        const { origin, path } = partsOf(url);
        let controller;
        let answer;
        const decoder = new external_node_string_decoder_.StringDecoder();
        let text = '';
        const forget = onAbort(signal, () => {
            reject(signal.reason);
            controller?.abort(abortedBy(signal));
            // Nobody else ends a body that has not been asked for yet.
            if (body instanceof external_node_stream_.Readable)
                body.destroy();
        });
        const ended = () => {
            forget();
            if (answer !== undefined)
                resolve(wholeAnswer(answer.status, answer.headers, text + decoder.end()));
        };
        const request = { origin, path, method, body: body ?? null, ...prepared };
        dispatcher.dispatch(request, {
            onRequestStart(given) {
                controller = given;
                if (signal.aborted)
                    given.abort(abortedBy(signal));
            },
            onResponseStart(_, status, headers) {
                // An informational answer is followed by the real one.
                if (status >= 200)
                    answer = { status, headers: flatten(headers) };
            },
            onResponseData(_, chunk) {
                text += decoder.write(chunk);
            },
            onResponseEnd: ended,
            onResponseError(_, error) {
                forget();
                reject(error);
            },
        });
    });
}
function wholeAnswer(status, headers, text) {
    return {
        status,
        headers,
        text,
        get body() {
            return external_node_stream_.Readable.from([Buffer.from(text)]);
        },
    };
}
/** A plain address is taken apart without parsing it: what was signed goes out as it is. */
function partsOf(url) {
    if (typeof url !== 'string' || url.includes('#')) {
        const { origin, pathname, search } = new URL(url);
        return { origin, path: pathname + search };
    }
    const [origin = '', rest = ''] = /^([a-z]+:\/\/[^/?]+)(.*)$/s.exec(url)?.slice(1) ?? [];
    return { origin, path: rest.startsWith('/') ? rest : `/${rest}` };
}
function abortedBy({ reason }) {
    return reason instanceof Error ? reason : new Error('The request was aborted', { cause: reason });
}
/** One listener a signal, whatever the number of requests under way: a signal looks through all it has for each. */
const waiting = new WeakMap();
function onAbort(signal, tell) {
    let told = waiting.get(signal);
    if (told === undefined) {
        const all = new Set();
        signal.addEventListener('abort', () => {
            for (const one of all)
                one();
            all.clear();
        });
        waiting.set(signal, all);
        told = all;
    }
    const all = told;
    all.add(tell);
    return () => all.delete(tell);
}

;// CONCATENATED MODULE: ./lib/http/client.js



/**
 * An HTTP client over undici: keep-alive, and the proxy of HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
 * Loaded at the first request, so that a run that fails early starts fast, and of undici only what sends requests:
 * with its fetch, caches and mocks it takes twice the time and 13 MB more.
 */
function createHttpClient(options = {}) {
    let loaded;
    const load = async () => {
        const proxies = (0,proxy/* readProxies */.r)(process.env);
        const [{ default: AnyDispatcher }, { default: api }] = await Promise.all([
            __webpack_require__.e(/* import() */ 883).then(__webpack_require__.t.bind(__webpack_require__, 30883, 19)),
            Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(6615)]).then(__webpack_require__.t.bind(__webpack_require__, 56615, 19)),
        ]);
        // As undici's own index does.
        Object.assign(AnyDispatcher.prototype, api);
        const settings = {
            connections: options.connections ?? 128,
            connect: { timeout: options.connectTimeoutMs ?? 10_000 },
        };
        if (proxies.httpProxy === '' && proxies.httpsProxy === '') {
            // Whether a host is behind a proxy is asked for each request: without one nobody has to.
            const { default: Agent } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405)]).then(__webpack_require__.t.bind(__webpack_require__, 57405, 19));
            return new Agent(settings);
        }
        const { default: EnvHttpProxyAgent } = await Promise.all(/* import() */[__webpack_require__.e(3440), __webpack_require__.e(7405), __webpack_require__.e(3137)]).then(__webpack_require__.t.bind(__webpack_require__, 53137, 19));
        return new EnvHttpProxyAgent({ ...proxies, ...settings });
    };
    return {
        async http(request) {
            loaded ??= load();
            const dispatcher = await loaded;
            const prepared = {
                headers: { 'user-agent': 'docs-export-action', ...request.headers },
                headersTimeout: request.headersTimeoutMs ?? 30_000,
                bodyTimeout: request.bodyTimeoutMs ?? 30_000,
            };
            if (request.whole === true)
                return askWhole(dispatcher, request, prepared);
            const { origin, pathname, search } = new URL(request.url);
            const { method, body = null, signal } = request;
            const options = { origin, path: pathname + search, method, body, signal, ...prepared };
            const response = await dispatcher.request(options);
            // undici reports a body that is destroyed unread as an error; whoever reads one still gets its errors.
            response.body.on('error', () => { });
            return { status: response.statusCode, headers: flatten(response.headers), body: response.body };
        },
        async close() {
            if (loaded === undefined)
                return;
            // What could not be loaded has told so where it was needed.
            const dispatcher = await loaded.catch(() => undefined);
            await dispatcher?.destroy();
        },
    };
}


/***/ }),

/***/ 30768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ readProxies)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** No proxy reaches the embedded service, whatever the environment says. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/**
 * Reads HTTP_PROXY, HTTPS_PROXY and NO_PROXY, in small letters first; an address without a scheme is one of http, as
 * other programs take it. Throws E_INPUT_INVALID, which shows no password, for a proxy of another kind.
 */
function readProxies(env) {
    return {
        httpProxy: readProxy('HTTP_PROXY', env.http_proxy ?? env.HTTP_PROXY ?? ''),
        httpsProxy: readProxy('HTTPS_PROXY', env.https_proxy ?? env.HTTPS_PROXY ?? ''),
        noProxy: [env.no_proxy ?? env.NO_PROXY ?? '', ...LOOPBACK].join(','),
    };
}
function readProxy(name, given) {
    const value = given.trim();
    if (value === '')
        return '';
    const address = /^[a-z][\w+.-]*:\/\//i.test(value) ? value : `http://${value}`;
    const url = URL.parse(address);
    if (url !== null && /^https?:$/.test(url.protocol))
        return address;
    throw new _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('E_INPUT_INVALID', {
        what: 'The proxy of the environment cannot be used',
        value: name,
        why: url === null ? 'it is no address' : `${url.protocol.slice(0, -1)} is not http or https`,
        fix: 'write it as http://host:port, or name the hosts that are reached without it in NO_PROXY and remove it',
    });
}


/***/ }),

/***/ 35934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ problemLine),
/* harmony export */   h: () => (/* binding */ InvalidInputs)
/* harmony export */ });
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5605);

/** What may be a password in an address. */
const CREDENTIALS = /(:\/\/)[^/\s@]*@/g;
/** `input: value: why: fix [code]`, on one line. */
function problemLine({ input, value, why, fix, code }) {
    const shown = value.replaceAll(/\s*\n\s*/g, ' \u23ce ').replaceAll(CREDENTIALS, '$1***@');
    return `${input}: ${shown === '' ? '(empty)' : shown}: ${why}: ${fix} [${code}]`;
}
/** All problems in one go, as the error the program ends with; its code is that of the first. */
class InvalidInputs extends _errors_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR {
    problems;
    constructor(problems) {
        const count = problems.length === 1 ? 'One input is' : `${problems.length} inputs are`;
        super(problems[0].code, { what: `${count} not usable; nothing was started`, fix: 'see the lines above' });
        this.problems = problems;
    }
}


/***/ }),

/***/ 13750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ createRunnerLog)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91659);
/* harmony import */ var _thinning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36865);


/** At most this many annotations: GitHub shows no more of a step. */
const MOST_ANNOTATIONS = 50;
/**
 * The words of others, the same to read, and no command of the runner: a space without width stands in what it looks
 * for at the start of a line, in the old form anywhere.
 */
const harmless = (text) => text.replaceAll(/^\s*(?=::)/gm, '$&\u200b').replaceAll('##[', '##\u200b[');
/** The log of a GitHub runner: groups, annotations and masks as workflow commands. */
function createRunnerLog(secrets, now = Date.now) {
    let annotations = 0;
    const due = (0,_thinning_js__WEBPACK_IMPORTED_MODULE_1__/* .createThinning */ .I)(now);
    const say = (text) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(harmless(secrets.redact(text)));
    const annotate = (kind, message, place) => {
        const text = secrets.redact(message);
        annotations += 1;
        if (kind === 'warning' && annotations > MOST_ANNOTATIONS) {
            say(text);
            return;
        }
        const properties = {};
        if (place !== undefined)
            properties.file = place.file;
        if (place?.line !== undefined)
            properties.startLine = place.line;
        if (place?.column !== undefined)
            properties.startColumn = place.column;
        if (kind === 'warning')
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(text, properties);
        else
            _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(text, properties);
    };
    return {
        phase: (title, work) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .group */ .Os(secrets.redact(title), work),
        info: say,
        debug: (message) => _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .debug */ .Yz(secrets.redact(message)),
        notice: say,
        warning: (message, place) => annotate('warning', message, place),
        error: (message, place) => annotate('error', message, place),
        progress(message, of = '') {
            if (message !== '' && due(of))
                say(message);
        },
        mask(secret) {
            secrets.add(secret);
            for (const line of secret.split(/\r?\n/))
                if (line.trim() !== '')
                    _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(line);
        },
    };
}


/***/ }),

/***/ 34019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ secretsOfLink),
/* harmony export */   g: () => (/* binding */ createSecrets)
/* harmony export */ });
/** Shorter values would blank out ordinary words. */
const SHORTEST_SECRET = 6;
/** Creates an empty set of secrets. URL-encoded, JSON-escaped and Base64 forms are masked with the value. */
function createSecrets() {
    const known = new Set();
    // Longest first, so that a secret inside another does not leave its rest behind.
    let ordered = [];
    return {
        add(secret) {
            const value = secret.trim();
            if (value.length < SHORTEST_SECRET)
                return;
            for (const form of formsOf(value))
                known.add(form);
            ordered = [...known].sort((a, b) => b.length - a.length);
        },
        redact(text) {
            let shown = text;
            for (const secret of ordered)
                shown = shown.replaceAll(secret, '***');
            return shown;
        },
    };
}
function formsOf(value) {
    return [
        value,
        // A lone surrogate has no URL-encoded form.
        encodeURIComponent(value.toWellFormed()),
        JSON.stringify(value).slice(1, -1),
        ...[0, 1, 2].flatMap((before) => base64Of(value, before)),
    ];
}
/** Shorter ones could stand in any word. */
const SHORTEST_BASE64 = 12;
/**
 * What a value looks like in Base64, in both alphabets, as often as `before` bytes stand in front of it modulo 3: the
 * characters that are the value's alone, so that it is found also inside of `user:value`.
 */
function base64Of(value, before) {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const first = before === 0 ? 0 : before + 1;
    const last = Math.floor((bytes.length * 8) / 6);
    const form = bytes.toString('base64').slice(first, last);
    const urlForm = bytes.toString('base64url').slice(first, last);
    return form.length < SHORTEST_BASE64 ? [] : [form, urlForm];
}
/** Parts of links that say when, how and for whom, and open nothing. */
const HARMLESS = /date|expires|algorithm|version|content|disposition|headers|region|partnumber|access-?id/i;
/** What opens something is longer. */
const SHORTEST_VALUE = 16;
/**
 * The parts of a presigned link that must be masked with it: the link itself, its password, and the query values that
 * may be what opens it, as they stand there and decoded.
 */
function secretsOfLink(link) {
    const url = URL.parse(link);
    if (url === null)
        return [link];
    const values = url.search
        .slice(1)
        .split('&')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
        .filter(([name, value]) => isOpening(name, value))
        .flatMap(([, value]) => [value, new URLSearchParams(`value=${value}`).get('value') ?? '']);
    return [link, url.search.slice(1), url.password, ...new Set(values)].filter((part) => part !== '');
}
function isOpening(name, value) {
    if (/sig|token|credential|policy|key/i.test(name))
        return true;
    return value.length >= SHORTEST_VALUE && !HARMLESS.test(name);
}


/***/ }),

/***/ 36865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createThinning)
/* harmony export */ });
/** Between two lines of one piece of work where they stay in a log. */
const PAUSE_MS = 5000;
/** Tells whether a piece of work may say a line again; each has a pace of its own. */
function createThinning(now) {
    const last = new Map();
    return (of) => {
        const time = now();
        if (time - (last.get(of) ?? Number.NEGATIVE_INFINITY) < PAUSE_MS)
            return false;
        last.set(of, time);
        return true;
    };
}


/***/ }),

/***/ 80342:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91659);
/* harmony import */ var _cancellation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11848);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35233);
/* harmony import */ var _errors_failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5605);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88120);
/* harmony import */ var _github_outputs_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(74573);
/* harmony import */ var _github_summary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(65671);
/* harmony import */ var _http_client_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66045);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(28394);
/* harmony import */ var _inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84244);
/* harmony import */ var _inputs_problem_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(35934);
/* harmony import */ var _inputs_read_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(26505);
/* harmony import */ var _log_runner_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(13750);
/* harmony import */ var _log_secrets_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(34019);
/* harmony import */ var _modes_run_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(22422);
/* harmony import */ var _nursery_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(10395);




















// The Action's door: read inputs, run the pipeline, write outputs.
(0,_nursery_js__WEBPACK_IMPORTED_MODULE_17__/* .keepNurserySmall */ .jS)();
const { env } = process;
const secrets = (0,_log_secrets_js__WEBPACK_IMPORTED_MODULE_18__/* .createSecrets */ .g)();
const log = (0,_log_runner_js__WEBPACK_IMPORTED_MODULE_15__/* .createRunnerLog */ .f)(secrets);
const signal = (0,_cancellation_js__WEBPACK_IMPORTED_MODULE_5__/* .cancellationSignal */ .w6)(() => log.error('Work did not stop in time and was ended.'));
const client = (0,_http_client_js__WEBPACK_IMPORTED_MODULE_10__/* .createHttpClient */ .u)();
try {
    for (const name of ['api-key', 'github-token'])
        if (_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .getInput */ .V4(name) !== '')
            log.mask(_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .getInput */ .V4(name));
    const workspace = env.GITHUB_WORKSPACE || process.cwd();
    const github = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_8__.readGitHubContext)(env, (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8'));
    const names = Object.keys(_inputs_declared_generated_js__WEBPACK_IMPORTED_MODULE_12__/* .INPUTS */ .m);
    const { config, warnings } = await (0,_inputs_read_js__WEBPACK_IMPORTED_MODULE_14__/* .readInputs */ .K)(Object.fromEntries(names.map((name) => [name, _actions_core__WEBPACK_IMPORTED_MODULE_4__/* .getInput */ .V4(name)])), workspace, github);
    for (const warning of warnings)
        log.warning(warning);
    const { failure } = await (0,_modes_run_js__WEBPACK_IMPORTED_MODULE_16__/* .runMode */ .r)(config, {
        log,
        clock: _clock_js__WEBPACK_IMPORTED_MODULE_6__/* .systemClock */ .m,
        http: client.http,
        signal,
        retryBudget: (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_11__/* .createRetryBudget */ .Ce)(),
        env,
        workspace,
        workDir: (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(env.RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), `docs-export-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`),
        setOutput: (0,_github_outputs_js__WEBPACK_IMPORTED_MODULE_19__/* .createOutputs */ .l)(_actions_core__WEBPACK_IMPORTED_MODULE_4__/* .setOutput */ .uH, secrets.redact),
        redact: secrets.redact,
        github,
    });
    if (failure !== null) {
        log.error(`${failure.message}: ${failure.fix} [${failure.code}]`);
        process.exitCode = 1;
    }
}
catch (error) {
    const problems = error instanceof _inputs_problem_js__WEBPACK_IMPORTED_MODULE_13__/* .InvalidInputs */ .h ? error.problems.map(_inputs_problem_js__WEBPACK_IMPORTED_MODULE_13__/* .problemLine */ .Y) : [];
    for (const problem of problems)
        log.error(problem);
    log.error((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .codedMessageOf */ .Ui)(error));
    if (env.GITHUB_STEP_SUMMARY) {
        const lines = problems.length > 0 ? problems : [(0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .codedMessageOf */ .Ui)(error)];
        const markdown = (0,_github_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .problemsMarkdown */ .KK)(lines.map(secrets.redact));
        await (0,_github_summary_js__WEBPACK_IMPORTED_MODULE_9__/* .writeSummary */ .Sy)(env.GITHUB_STEP_SUMMARY, markdown, secrets.redact).catch((cause) => log.warning((0,_errors_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .messageOf */ .bD)(cause)));
    }
    process.exitCode = 1;
}
finally {
    await client.close();
    (0,_cancellation_js__WEBPACK_IMPORTED_MODULE_5__/* .leaveIfCancelled */ .mH)(signal);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 10395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IU: () => (/* binding */ keepNurseryMiddling),
/* harmony export */   VE: () => (/* binding */ keepOldFew),
/* harmony export */   W5: () => (/* binding */ keepHeapLean),
/* harmony export */   _j: () => (/* binding */ withoutSettings),
/* harmony export */   jS: () => (/* binding */ keepNurserySmall)
/* harmony export */ });
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78877);

/** V8's own values, by its flags; a percentage of 0 is its own rule. */
const V8S_OWN = { 'semi-space-growth-factor': 2, 'heap-growing-percent': 0 };
const FLAGS = ['semi-space-growth-factor', 'heap-growing-percent'];
let settings = V8S_OWN;
function set(some) {
    const wanted = { ...settings, ...some };
    for (const flag of FLAGS)
        if (wanted[flag] !== settings[flag])
            (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)(`--${flag}=${wanted[flag]}`);
    settings = wanted;
}
/**
 * Does some work with V8's own settings, and goes back to those that are set here: V8 takes compiled code only where
 * its settings are those that it was compiled with.
 */
function withoutSettings(work) {
    const held = settings;
    set(V8S_OWN);
    try {
        return work();
    }
    finally {
        set(held);
    }
}
/**
 * Keeps V8's space for new objects at its first size, a few MB. By default it grows to 64 MB and more while files
 * stream through, which shortens nothing here and is a quarter of what a runner's container sees.
 */
function keepNurserySmall() {
    set({ 'semi-space-growth-factor': 1 });
}
/** Enough that what hundreds of requests hold for a moment is not taken for old. */
const ENOUGH_BYTES = 16 * 2 ** 20;
const LOOK_EVERY_MS = 20;
const GROWTH_PERCENT = 30;
/**
 * Lets little come to the old objects before they are collected. By default it is up to three times what there is: at
 * 100,000 files a push took 394 MB instead of 209, and unpacking 155 instead of 130.
 */
function keepOldFew() {
    set({ 'heap-growing-percent': GROWTH_PERCENT });
}
/**
 * Lets V8's space for new objects grow to about 16 MB and no further, also after {@link keepNurserySmall}: for work
 * with very many values that live for a moment. In the first size they are taken for old and stay until the next great
 * collection, which costs the build of a large site a seventh of its processor time. Where it is called first it also
 * starts faster: with the flag, V8 takes none of Node's own modules from its cache of compiled code. Does not keep the
 * process alive. Takes {@link keepOldFew} back.
 */
function keepNurseryMiddling() {
    set({ 'heap-growing-percent': V8S_OWN['heap-growing-percent'] });
    onceEnough(keepNurserySmall);
}
/** A middling space for new objects, and {@link keepOldFew}: for what must not take memory. */
function keepHeapLean() {
    onceEnough(() => {
        keepNurserySmall();
        keepOldFew();
    });
}
function onceEnough(hold) {
    if (isEnough()) {
        hold();
        return;
    }
    set({ 'semi-space-growth-factor': V8S_OWN['semi-space-growth-factor'] });
    const looking = setInterval(() => {
        if (!isEnough())
            return;
        clearInterval(looking);
        hold();
    }, LOOK_EVERY_MS);
    looking.unref();
}
function isEnough() {
    const nursery = (0,node_v8__WEBPACK_IMPORTED_MODULE_0__.getHeapSpaceStatistics)().find((space) => space.space_name === 'new_space');
    return nursery === undefined || nursery.space_size >= ENOUGH_BYTES;
}


/***/ })

};
return { ids, modules }; })
