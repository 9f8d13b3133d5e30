((__CHUNK_IMPORT_META__) => {'use strict';const id = 3045;
const ids = [3045];
const modules = {

/***/ 43045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHighlighter: () => (/* binding */ createHighlighter),
  grammarProblems: () => (/* binding */ grammarProblems),
  Y: () => (/* binding */ loadOniguruma)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(98995);
// EXTERNAL MODULE: ./node_modules/@shikijs/core/dist/index.mjs + 44 modules
var dist = __webpack_require__(97869);
// EXTERNAL MODULE: ./node_modules/@shikijs/engine-oniguruma/dist/index.mjs
var engine_oniguruma_dist = __webpack_require__(20255);
// EXTERNAL MODULE: ./node_modules/shiki/dist/langs-bundle-full-CSdmXkDy.mjs
var langs_bundle_full_CSdmXkDy = __webpack_require__(57603);
// EXTERNAL MODULE: ./node_modules/shiki/dist/themes.mjs
var themes = __webpack_require__(65263);
// EXTERNAL MODULE: ./lib/errors/failure.js
var failure = __webpack_require__(5605);
// EXTERNAL MODULE: ./lib/site/config/codeblocks.js
var codeblocks = __webpack_require__(34439);
// EXTERNAL MODULE: ./lib/site/markdown/html.js
var markdown_html = __webpack_require__(34992);
// EXTERNAL MODULE: ./lib/site/highlight/broken-patterns.js
var broken_patterns = __webpack_require__(81703);
// EXTERNAL MODULE: ./lib/site/highlight/contrast.js
var contrast = __webpack_require__(3580);
;// CONCATENATED MODULE: ./lib/site/highlight/patterns/ascii.js
const NONE = 0n;
const ALL = (1n << 128n) - 1n;
const CODES = Array.from({ length: 128 }, (_, code) => code);
/** What the names of `[[:name:]]` and `\p{name}` say of ASCII where JavaScript has no such name. */
const NAMED = {
    alnum: /[A-Za-z\d]/,
    alpha: /[A-Za-z]/,
    ascii: /[\s\S]/,
    blank: /[\t ]/,
    cntrl: /\p{Cc}/u,
    digit: /\d/,
    graph: /[!-~]/,
    lower: /[a-z]/,
    print: /[ -~]/,
    punct: /\p{P}/u,
    space: /\s/,
    upper: /[A-Z]/,
    word: /\w/,
    xdigit: /[\dA-Fa-f]/,
};
const BITS = CODES.map((code) => 1n << BigInt(code));
const sets = new Map();
const classes = new Map();
const sizes = new Map();
/** The character of a code; none beyond ASCII. */
function only(code) {
    return BITS[code] ?? NONE;
}
/** The characters from one code to another; what is beyond ASCII is left out. */
function between(first, last) {
    if (first > last || first > 127)
        return NONE;
    return ((1n << BigInt(Math.min(last, 127) + 1)) - 1n) & ~((1n << BigInt(first)) - 1n);
}
/** The characters that a regular expression for one of them takes. */
function takenBy(pattern) {
    const known = sets.get(pattern.source);
    if (known !== undefined)
        return known;
    let set = NONE;
    for (const code of CODES)
        if (pattern.test(String.fromCharCode(code)))
            set |= only(code);
    sets.set(pattern.source, set);
    return set;
}
/** A bracket's or property's name: POSIX's or Unicode's; undefined for others. */
function named(name) {
    const own = NAMED[name.toLowerCase()];
    if (own !== undefined)
        return takenBy(own);
    try {
        return takenBy(new RegExp(`\\p{${name}}`, 'u'));
    }
    catch {
        return undefined;
    }
}
/** How many characters. */
function sizeOf(set) {
    if (set === ALL)
        return CODES.length;
    let size = sizes.get(set);
    if (size === undefined) {
        size = BITS.filter((bit) => (set & bit) !== NONE).length;
        sizes.set(set, size);
    }
    return size;
}
/** With the other case of each letter. */
function folded(set) {
    const upper = set & between(0x41, 0x5a);
    const lower = set & between(0x61, 0x7a);
    return set | (upper << 32n) | (lower >> 32n);
}
/** As a class of JavaScript, which takes just these characters of ASCII. */
function written(set) {
    if (set === ALL)
        return '[^]';
    const known = classes.get(set);
    if (known !== undefined)
        return known;
    let ranges = '';
    for (let first = 0; first < 128; first++) {
        if ((set & only(first)) === NONE)
            continue;
        let last = first;
        while ((set & only(last + 1)) !== NONE)
            last += 1;
        ranges += first === last ? sign(first) : `${sign(first)}-${sign(last)}`;
        first = last;
    }
    const text = `[${ranges}]`;
    classes.set(set, text);
    return text;
}
function sign(code) {
    const character = String.fromCharCode(code);
    return /[A-Za-z\d]/.test(character) ? character : `\\x${code.toString(16).padStart(2, '0')}`;
}
/** In four words of 32 bits, to be compared without making numbers. */
function words(set) {
    return Int32Array.from([0n, 32n, 64n, 96n], (shift) => Number(BigInt.asIntN(32, set >> shift)));
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/escapes.js

const SETS = {
    d: takenBy(/\d/),
    D: takenBy(/\D/),
    h: takenBy(/[\dA-Fa-f]/),
    H: takenBy(/[^\dA-Fa-f]/),
    s: takenBy(/\s/),
    S: takenBy(/\S/),
    w: takenBy(/\w/),
    W: takenBy(/\W/),
};
const escapes_CODES = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9, v: 11 };
const PROPERTY = /\\([pP])\{(\^?)([\w=]+)\}/y;
const BRACKET = /\[:(\^?)(\w+):\]/y;
const NUMBER = /\\(?:x\{([\dA-Fa-f]{1,8})\}|x([\dA-Fa-f]{1,2})|u([\dA-Fa-f]{4})|0([0-7]{0,2}))/y;
/** An escape that means the same inside classes and outside; undefined for one that is not known. */
function readEscape(source, at) {
    const [property, kind, caret, name = ''] = matchAt(PROPERTY, source, at) ?? [];
    if (property !== undefined)
        return several(property.length, named(name), (kind === 'P') !== (caret === '^'));
    const [number, ...digits] = matchAt(NUMBER, source, at) ?? [];
    if (number !== undefined) {
        const [long, byte, short, octal] = digits;
        const point = long ?? short;
        const code = point === undefined
            ? byte === undefined
                ? Number.parseInt(`0${octal}`, 8)
                : Number.parseInt(byte, 16)
            : Number.parseInt(point, 16);
        // Those above are bytes of a character, or none.
        if (code > (point === undefined ? 127 : 0x10ffff))
            return undefined;
        return { length: number.length, set: only(code), code };
    }
    const letter = source.charAt(at + 1);
    const set = Object.hasOwn(SETS, letter) ? SETS[letter] : undefined;
    if (set !== undefined)
        return { length: 2, set };
    const code = Object.hasOwn(escapes_CODES, letter) ? escapes_CODES[letter] : undefined;
    if (code === undefined && /^[A-Za-z\d]?$/.test(letter))
        return undefined;
    const own = code ?? letter.charCodeAt(0);
    return { length: 2, set: only(own), code: own };
}
/** `[:alpha:]` inside a class; undefined for anything else. */
function readBracket(source, at) {
    const [bracket, caret, name = ''] = matchAt(BRACKET, source, at) ?? [];
    return bracket === undefined ? undefined : several(bracket.length, named(name), caret === '^');
}
function several(length, set, isNegated) {
    return set === undefined ? undefined : { length, set: isNegated ? ALL & ~set : set };
}
/** A match of a sticky expression just there. */
function matchAt(pattern, source, at) {
    pattern.lastIndex = at;
    return pattern.exec(source) ?? undefined;
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/character-class.js


/** Reads the class of Oniguruma that begins at a `[`; undefined where something in it is not known. */
function readClass(source, start, ignoresCase) {
    let at = start + 1;
    const isNegated = source[at] === '^';
    if (isNegated)
        at += 1;
    const first = at;
    let set = NONE;
    /** What stands before `&&`. */
    let both = ALL;
    const add = (more) => {
        set |= ignoresCase ? folded(more) : more;
    };
    while (source[at] !== ']' || at === first) {
        if (at >= source.length)
            return undefined;
        if (source.startsWith('&&', at)) {
            both &= set;
            set = NONE;
            at += 2;
            continue;
        }
        const bracket = readBracket(source, at);
        if (bracket !== undefined) {
            add(bracket.set);
            at += bracket.length;
            continue;
        }
        if (source[at] === '[') {
            const inner = readClass(source, at, ignoresCase);
            if (inner === undefined)
                return undefined;
            set |= inner.set;
            at = inner.end;
            continue;
        }
        const one = readOne(source, at);
        if (one === undefined)
            return undefined;
        at += one.length;
        if (one.code === undefined) {
            add(one.set);
            continue;
        }
        let last = one.code;
        if (source[at] === '-' && source[at + 1] !== ']') {
            const other = source[at + 1] === '[' ? undefined : readOne(source, at + 1);
            if (other?.code === undefined || other.code < one.code)
                return undefined;
            last = other.code;
            at += 1 + other.length;
        }
        // Letters beyond ASCII may have their other case within it.
        if (ignoresCase && last > 127)
            return undefined;
        add(between(one.code, last));
    }
    const own = both & set;
    return { set: isNegated ? ALL & ~own : own, end: at + 1 };
}
function readOne(source, at) {
    if (source[at] === '\\')
        return source[at + 1] === 'b' ? { length: 2, set: only(8), code: 8 } : readEscape(source, at);
    const code = source.codePointAt(at);
    return code === undefined ? undefined : { length: code > 0xffff ? 2 : 1, set: only(code), code };
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/part.js

const MOST = 128;
/** What takes up no text. */
const EMPTY = {
    text: '',
    groups: [],
    set: [],
    isAssertion: true,
    canBeEmpty: true,
    starts: NONE,
    isOpen: true,
    isOne: false,
    needs: ALL,
    choice: MOST,
    first: [],
    last: [],
    after: ALL,
    not: NONE,
    isAmbiguous: false,
    tails: NONE,
};
/** Some characters, one of each set, at new places. */
function characters(places, text, sets, choice) {
    const [starts = ALL] = sets;
    return {
        ...EMPTY,
        ...places.add(sets),
        text,
        isAssertion: false,
        canBeEmpty: false,
        starts,
        isOpen: false,
        isOne: sets.length === 1,
        needs: starts,
        choice,
    };
}
/** One behind the other. */
function followed(one, next) {
    return {
        text: [one.text, next.text],
        groups: both(one.groups, next.groups),
        set: both(one.set, next.set),
        isAssertion: one.isAssertion && next.isAssertion,
        canBeEmpty: one.canBeEmpty && next.canBeEmpty,
        starts: one.isOpen ? one.starts | next.starts : one.starts,
        isOpen: one.isOpen && next.isOpen,
        isOne: one === EMPTY && next.isOne,
        needs: next.choice < one.choice ? next.needs : one.needs,
        choice: Math.min(one.choice, next.choice),
        first: one.canBeEmpty
            ? both(one.first, next.first.map((begin) => ({ ...begin, after: begin.after & one.after })))
            : one.first,
        last: next.canBeEmpty
            ? both(one.last.map((end) => ({ ...end, is: end.is & next.after, not: end.not | next.not })), next.last)
            : next.last,
        after: one.canBeEmpty ? one.after & next.after : ALL,
        not: next.canBeEmpty ? one.not | next.not : NONE,
        tails: next.canBeEmpty ? one.tails | next.tails : next.tails,
        isAmbiguous: one.isAmbiguous || next.isAmbiguous || (one.tails & next.starts) !== NONE,
    };
}
/** One of several. */
function either(all) {
    const [first = EMPTY] = all;
    if (all.length === 1)
        return first;
    return {
        text: all.map(({ text }, n) => (n === 0 ? text : ['|', text])),
        groups: all.flatMap(({ groups }) => groups),
        set: first.set.filter((group) => all.every(({ set }) => set.includes(group))),
        isAssertion: all.every((one) => one.isAssertion),
        canBeEmpty: all.some((one) => one.canBeEmpty),
        starts: union(all.map(({ starts }) => starts)),
        isOpen: all.some((one) => one.isOpen),
        isOne: all.every((one) => one.isOne),
        needs: union(all.map(({ needs }) => needs)),
        choice: Math.min(MOST, all.reduce((sum, one) => sum + one.choice, 0)),
        first: all.flatMap((one) => one.first),
        last: all.flatMap((one) => one.last),
        after: ALL,
        not: NONE,
        tails: union(all.map(({ tails }) => tails)),
        isAmbiguous: all.some((one) => one.isAmbiguous) || !areApart(all.map(({ starts }) => starts)),
    };
}
function both(one, other) {
    return one.length === 0 ? other : other.length === 0 ? one : [...one, ...other];
}
function union(sets) {
    return sets.reduce((sum, set) => sum | set, NONE);
}
function areApart(sets) {
    let seen = NONE;
    return sets.every((set) => {
        const isApart = (seen & set) === NONE;
        seen |= set;
        return isApart;
    });
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/reading.js


/** Begins to read a pattern. */
function beginReading(source, places) {
    return {
        source,
        places,
        at: 0,
        isKnown: true,
        isSame: true,
        isLoose: false,
        hasCase: false,
        behind: 0,
        count: 0,
        own: 0,
        names: new Map(),
        known: [],
    };
}
/** Reads what a pattern (sticky) finds here. */
function take(reading, pattern) {
    const found = matchAt(pattern, reading.source, reading.at);
    if (found)
        reading.at = pattern.lastIndex;
    return found;
}
/** Gives up: what stands here is not known. */
function unknown(reading) {
    reading.isKnown = false;
    reading.at = reading.source.length;
    return EMPTY;
}
/** Notes that JavaScript does not find the same matches. */
function refuse(reading) {
    reading.isSame = false;
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/tokens.js
/** How Oniguruma writes what is more than one character, read at a place. */
const GROUP = /\((?:\?(?:(<?[=!])|(>)|(?:<(?![=!])|')([A-Za-z_]\w*)[>']|([imx]*)(?:-([imx]+))?(:|\))))?/y;
const REFERENCE = /\\(?:([1-9]\d?)|k(?:<(\w+)>|'(\w+)'))/y;
/** Letters that stand for themselves, but for one that something is said of. */
const LETTERS = /[\w"'<>=:;,%&!@~`-]{2,}(?![*+?{])/y;
const COMMENT = /\(\?#(?:\\.|[^)\\])*\)/y;
const BLANKS = /(?:\s|#[^\n]*)+/y;
/** In JavaScript; empty what it has not. */
const ASSERTIONS = {
    '^': '^',
    $: '(?=\\n?$)',
    '\\A': '^',
    '\\b': '\\b',
    '\\G': '',
    '\\B': '\\B',
    '\\Z': '(?=\\n?$)',
    '\\z': '$',
};
/** Oniguruma looks for these where lines begin, and nowhere else. */
const LOST = /^(?:\(\?\w+\))?\(\?<[=!].*\)\(*\.[*+]/s;

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/atoms.js






const LINE = takenBy(/[^\n]/);
/** The characters, the assertion or the reference that stands here: all that is no group. */
function readAtom(reading, flags) {
    const { source, at } = reading;
    const letters = take(reading, LETTERS)?.[0];
    if (letters !== undefined) {
        const sets = [...letters].map((letter) => only(letter.charCodeAt(0)));
        return spelled(reading, letters, sets, flags);
    }
    const sign = source.charAt(at);
    if (sign === '[') {
        const found = readClass(source, at, flags.ignoresCase);
        if (found === undefined)
            return unknown(reading);
        reading.at = found.end;
        return oneOf(reading, found.set);
    }
    if (sign === '.') {
        reading.at += 1;
        return oneOf(reading, flags.hasAnyDot ? ALL : LINE);
    }
    const assertion = sign === '\\' ? source.slice(at, at + 2) : sign;
    const text = Object.hasOwn(ASSERTIONS, assertion) ? ASSERTIONS[assertion] : undefined;
    if (text !== undefined) {
        reading.at += assertion.length;
        if (text === '')
            refuse(reading);
        return { ...EMPTY, text };
    }
    if (sign === '\\')
        return reference(reading, flags) ?? escaped(reading, flags);
    if (/[*+?]/.test(sign))
        return unknown(reading);
    const letter = String.fromCodePoint(source.codePointAt(at) ?? 0);
    reading.at += letter.length;
    return literal(reading, letter, flags);
}
function reference(reading, { ignoresCase }) {
    const [all, number, ...called] = take(reading, REFERENCE) ?? [];
    if (all === undefined)
        return undefined;
    const name = called.find((one) => one !== undefined) ?? '';
    const numbers = number === undefined ? (reading.names.get(name) ?? [Number(name)]) : [Number(number)];
    const [same = 0] = numbers;
    // To one that is not set JavaScript agrees.
    if (numbers.length !== 1 || reading.behind > 0 || !reading.known.includes(same) || ignoresCase)
        refuse(reading);
    return {
        ...characters(reading.places, { same }, [ALL], sizeOf(ALL)),
        canBeEmpty: true,
        isOne: false,
        tails: ALL,
    };
}
function escaped(reading, flags) {
    const found = readEscape(reading.source, reading.at);
    if (found === undefined)
        return unknown(reading);
    reading.at += found.length;
    if (found.code !== undefined)
        return literal(reading, String.fromCodePoint(found.code), flags);
    return oneOf(reading, found.set);
}
function literal(reading, letter, flags) {
    const code = letter.codePointAt(0) ?? 0;
    // Beyond ASCII there are letters whose other case is within it.
    if (flags.ignoresCase && code > 127)
        return unknown(reading);
    const text = letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
    return spelled(reading, letter.length > 1 ? `(?:${text})` : text, [only(code)], flags);
}
/** Letters one after the other, as they are written or in either case. */
function spelled(reading, text, letters, { ignoresCase }) {
    const { places } = reading;
    if (!/[A-Za-z]/.test(text))
        return characters(places, text, letters, 1);
    if (ignoresCase)
        return characters(places, { either: text }, letters.map(folded), 2);
    reading.hasCase = true;
    return characters(places, text, letters, 1);
}
/** One character of a set. */
function oneOf(reading, set) {
    reading.hasCase ||= folded(set) !== set;
    return characters(reading.places, written(set), [set], sizeOf(set));
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/quantifier.js

const QUANTIFIER = /([*+?])([+?]?)|\{(?:(\d+)(?:(,)(\d*))?|(,)(\d+))\}(\??)/y;
/** The quantifier at a place of a pattern; undefined where none is. */
function readQuantifier(source, at) {
    const found = matchAt(QUANTIFIER, source, at);
    if (found === undefined)
        return undefined;
    const [all, sign, kind = '', from, comma, to, onlyTo, most, lazy = ''] = found;
    if (sign !== undefined) {
        return {
            length: all.length,
            text: kind === '+' ? sign : all,
            least: sign === '+' ? 1 : 0,
            isOnce: sign === '?',
            isEndless: sign !== '?',
            isPossessive: kind === '+',
            isOther: false,
        };
    }
    const last = onlyTo === undefined ? (comma === undefined ? from : to) : most;
    const isBounded = last !== '' && last !== undefined;
    return {
        length: all.length,
        text: onlyTo === undefined ? all : `{0,${most}}${lazy}`,
        least: Number(from ?? 0),
        isOnce: last === '1',
        isEndless: last === '',
        isPossessive: false,
        isOther: (lazy === '?' && comma === undefined && onlyTo === undefined) ||
            (isBounded && Number(from ?? 0) > Number(last)),
    };
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/repeated.js





/** `body` as often as the quantifiers say that stand here; `start` is how many places there were before it. */
function quantified(reading, body, flags, start) {
    const { source, places } = reading;
    if (flags.isExtended)
        take(reading, BLANKS);
    const found = readQuantifier(source, reading.at);
    if (found === undefined)
        return body;
    reading.at += found.length;
    const { text, least, isOnce, isEndless, isPossessive, isOther } = found;
    if (isOther || body.isAssertion)
        return unknown(reading);
    // JavaScript takes no empty round.
    if (body.canBeEmpty && isEndless)
        refuse(reading);
    if (!isOnce) {
        places.link(body.last, body.first);
        // Oniguruma gives up in the end; JavaScript never does.
        if ((body.isAmbiguous || (body.tails & body.starts) !== NONE) && places.doubles(start))
            refuse(reading);
    }
    if (body.groups.length > (isOnce ? 0 : body.set.length) && (!isOnce || body.canBeEmpty))
        reading.isLoose = true;
    const repeated = {
        ...body,
        text: [body.text, text],
        set: least === 0 ? [] : body.set,
        canBeEmpty: body.canBeEmpty || least === 0,
        isOpen: body.isOpen || least === 0,
        isOne: false,
        needs: least === 0 ? ALL : body.needs,
        choice: least === 0 ? EMPTY.choice : body.choice,
        tails: body.tails | body.starts,
    };
    const one = isPossessive ? atomic(reading, repeated) : repeated;
    if (readQuantifier(source, reading.at) === undefined)
        return one;
    // `a+{0,1}`; signs behind signs are kinds of them.
    if (source[reading.at] !== '{')
        return unknown(reading);
    return quantified(reading, { ...one, text: ['(?:', one.text, ')'] }, flags, start);
}
/** `body`, of which nothing is taken back: JavaScript goes not back into what it looked ahead to. */
function atomic(reading, body) {
    if (reading.behind > 0)
        refuse(reading);
    reading.own -= 1;
    const { own } = reading;
    return {
        ...body,
        text: ['(?:(?=', { open: own }, body.text, '))', { same: own }, ')'],
        tails: NONE,
        isAmbiguous: false,
    };
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/alternatives.js






/** What stands here up to the end of the group, or of the pattern: `a|b`. */
function readAlternatives(reading, flags) {
    const before = reading.known;
    const all = [sequence(reading, flags)];
    while (reading.source[reading.at] === '|') {
        reading.at += 1;
        reading.known = before;
        all.push(sequence(reading, flags));
    }
    reading.known = before;
    return either(all);
}
function sequence(reading, flags) {
    const { source, places } = reading;
    let whole = EMPTY;
    while (reading.at < source.length && source[reading.at] !== '|' && source[reading.at] !== ')') {
        if (take(reading, COMMENT) || (flags.isExtended && take(reading, BLANKS)))
            continue;
        const start = places.count();
        const body = source[reading.at] === '(' ? group(reading, flags) : readAtom(reading, flags);
        const one = quantified(reading, body, flags, start);
        places.link(whole.last, one.first);
        if (one.set.length > 0)
            reading.known = [...reading.known, ...one.set];
        whole = followed(whole, one);
    }
    return whole;
}
function group(reading, flags) {
    const { source } = reading;
    const [opening, look, isAtomic, name, on = '', off = '', end] = take(reading, GROUP) ?? [''];
    const next = source[reading.at];
    if (opening === '' || (opening === '(' && next === '?') || next === '*')
        return unknown(reading);
    if (end !== undefined) {
        const body = readAlternatives(reading, withFlags(flags, on, off));
        // Without a colon they hold up to the end of the group around them.
        if (end === ':')
            alternatives_close(reading);
        return { ...body, text: ['(?:', body.text, ')'] };
    }
    if (look !== undefined)
        return lookAround(reading, look, flags);
    if (isAtomic !== undefined)
        return atomic(reading, alternatives_closed(reading, flags));
    if (reading.behind > 0)
        reading.isLoose = true;
    reading.count += 1;
    const number = reading.count;
    if (name !== undefined)
        reading.names.set(name, [...(reading.names.get(name) ?? []), number]);
    const body = alternatives_closed(reading, flags);
    return {
        ...body,
        text: [{ open: number }, body.text, ')'],
        groups: [number, ...body.groups],
        set: [number, ...body.set],
    };
}
/** The flags, with those that a group turns on and off. */
function withFlags({ ignoresCase, isExtended, hasAnyDot }, on, off) {
    const has = (letter, now) => (now || on.includes(letter)) && !off.includes(letter);
    return {
        ignoresCase: has('i', ignoresCase),
        isExtended: has('x', isExtended),
        hasAnyDot: has('m', hasAnyDot),
    };
}
function lookAround(reading, look, flags) {
    const isBehind = look.startsWith('<');
    const isNegative = look.endsWith('!');
    if (isBehind)
        reading.behind += 1;
    const body = alternatives_closed(reading, flags);
    if (isBehind)
        reading.behind -= 1;
    const tells = !isBehind && !isNegative && !body.isOpen;
    return {
        ...EMPTY,
        text: [`(?${look}`, body.text, ')'],
        groups: body.groups,
        set: isNegative ? [] : body.set,
        needs: isNegative ? ALL : body.needs,
        choice: isNegative ? EMPTY.choice : body.choice,
        after: isBehind && body.isOne ? (isNegative ? ALL & ~body.starts : body.starts) : ALL,
        not: isNegative && !isBehind && body.isOne ? body.starts : NONE,
        ...(tells ? { starts: body.starts, isOpen: false } : {}),
    };
}
function alternatives_closed(reading, flags) {
    const body = readAlternatives(reading, flags);
    alternatives_close(reading);
    return body;
}
function alternatives_close(reading) {
    if (reading.source[reading.at] === ')')
        reading.at += 1;
    else
        unknown(reading);
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/places.js

/** Characters of a piece that texts may repeat. */
const SHORT = 3;
/** No places, for patterns that most likely need none; hears of loops of which they would be needed. */
function withoutPlaces(onNeed) {
    const nowhere = { first: [], last: [] };
    return {
        add: () => nowhere,
        count: () => 0,
        link: () => { },
        doubles() {
            onNeed();
            return false;
        },
    };
}
function createPlaces() {
    const sets = [];
    const next = [];
    /** Places that come after another in two ways. */
    const twice = [];
    const setOf = (place) => sets[place] ?? NONE;
    /** Whether one place comes after another, or is it, within some steps. */
    const leads = (from, to, steps) => {
        let reached = new Set([from]);
        for (let step = 0; step <= steps; step++) {
            if (reached.has(to))
                return true;
            reached = new Set([...reached].flatMap((place) => (next[place] ?? []).map((one) => one.place)));
        }
        return false;
    };
    /** Whether two ways lead from a place with the same characters to one place again, and on to where they began. */
    const meets = (start, first) => {
        const seen = new Set();
        let pairs = [[start, start]];
        for (let step = 1; step <= SHORT && pairs.length > 0; step++) {
            const further = [];
            for (const [one, other] of pairs) {
                const read = setOf(one) & setOf(other);
                for (const { place: a, after } of next[one] ?? []) {
                    for (const { place: b, after: afterToo } of next[other] ?? []) {
                        if (a < first || b < first || (a === b && one === other))
                            continue;
                        if ((setOf(a) & setOf(b)) === NONE || (read & after & afterToo) === NONE)
                            continue;
                        if (a === b && leads(a, start, SHORT - step))
                            return true;
                        const pair = a * 65_536 + b;
                        if (a === b || seen.has(pair))
                            continue;
                        seen.add(pair);
                        further.push([a, b]);
                    }
                }
            }
            pairs = further;
        }
        return false;
    };
    const link = (endings, beginnings) => {
        for (const { place, is, not } of endings) {
            const ways = next[place] ?? [];
            for (const { place: to, after } of beginnings) {
                const read = setOf(place) & is & after;
                if ((setOf(to) & ~not) === NONE || read === NONE)
                    continue;
                if (ways.some((way) => way.place === to && (way.after & read) !== NONE))
                    twice.push([place, to]);
                else
                    ways.push({ place: to, after: read });
            }
        }
    };
    return {
        add(more) {
            const first = [{ place: sets.length, after: ALL }];
            let last = [];
            for (const set of more) {
                const place = sets.push(set) - 1;
                next.push([]);
                link(last, [{ place, after: ALL }]);
                last = [{ place, is: ALL, not: NONE }];
            }
            return { first, last };
        },
        count: () => sets.length,
        link,
        doubles(first) {
            if (twice.some(([place, to]) => place >= first && leads(to, place, SHORT - 1)))
                return true;
            return sets.some((_, place) => place >= first && meets(place, first));
        },
    };
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/print.js
/** Groups get their numbers in the order in which they open. */
function print(text, count, hasCase) {
    const numbers = new Map();
    let source = '';
    let hasEither = false;
    const left = [text];
    for (let piece = left.pop(); piece !== undefined; piece = left.pop()) {
        if (typeof piece === 'string')
            source += piece;
        else if (isList(piece))
            left.push(...piece.toReversed());
        else if ('either' in piece) {
            hasEither = true;
            source += hasCase ? inEitherCase(piece.either) : piece.either;
        }
        else if ('open' in piece) {
            numbers.set(piece.open, numbers.size + 1);
            source += '(';
        }
        else
            source += `(?:\\${numbers.get(piece.same)})`;
    }
    return {
        source,
        flags: hasEither && !hasCase ? 'i' : '',
        groups: Array.from({ length: count }, (_, n) => numbers.get(n + 1) ?? 0),
    };
}
/** `[Aa]`: V8 misses some of the choices where only a part of an expression ignores cases. */
function inEitherCase(letters) {
    return letters.replace(/[A-Za-z]/g, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}
function isList(piece) {
    return Array.isArray(piece);
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/translate.js






const PLAIN = { ignoresCase: false, isExtended: false, hasAnyDot: false };
/**
 * Translates a pattern (syntax of Oniguruma 6.9) so that it matches the same in texts of ASCII. Undefined where something
 * in it is not known here, such as recursion.
 */
function translate(source) {
    let needsPlaces = false;
    const quick = read(source, withoutPlaces(() => {
        needsPlaces = true;
    }));
    return needsPlaces ? read(source, createPlaces()) : quick;
}
function read(source, places) {
    const reading = beginReading(source, places);
    const whole = readAlternatives(reading, PLAIN);
    if (!reading.isKnown || reading.at < source.length)
        return undefined;
    const { starts, isOpen, needs, text } = whole;
    return {
        ...print(text, reading.count, reading.hasCase),
        isSame: reading.isSame && !LOST.test(source),
        isLoose: reading.isLoose,
        starts: isOpen || starts === ALL ? undefined : starts,
        needs: needs === ALL ? undefined : needs,
    };
}

;// CONCATENATED MODULE: ./lib/site/highlight/patterns/expression.js


/** Oniguruma's for a group that took no part. */
const NOWHERE = 4_294_967_295;
/** What is known of a pattern. */
function expressionOf(pattern) {
    const { source = '', flags = '', groups = [], isSame = false, isLoose = false, starts, needs, } = translate(pattern) ?? {};
    const sets = [...new Set([starts, needs])].filter((set) => set !== undefined);
    const search = isSame ? compiled(source, `g${flags}`) : undefined;
    return {
        search,
        groups,
        isLoose,
        needs: sets.map(words),
        exact: undefined,
        line: 0,
        from: 0,
        at: -1,
        end: 0,
    };
}
/** Undefined where JavaScript refuses it, as what is too large for it. */
function compiled(source, flags) {
    try {
        return new RegExp(source, flags);
    }
    catch {
        return undefined;
    }
}
/** Where the next match is, from some place of a line on; -1 where there is none. */
function find(expression, search, line, start) {
    const { at } = expression;
    const isSame = expression.line === line.id && expression.from <= start;
    if (isSame && (at === -1 || at >= start))
        return at;
    expression.line = line.id;
    expression.from = start;
    if (!canMatch(expression, line)) {
        expression.at = -1;
        return -1;
    }
    search.lastIndex = start;
    expression.at = search.exec(line.content)?.index ?? -1;
    expression.end = search.lastIndex;
    return expression.at;
}
/** Whether a line has what no match is without. */
function canMatch({ needs }, { characters }) {
    for (const need of needs)
        if (!shares(need, characters))
            return false;
    return true;
}
/** The places of the match that was found last. */
function captures(expression, search, { content }) {
    const { at, end, groups } = expression;
    const whole = { start: at, end, length: end - at };
    if (groups.length === 0)
        return [whole];
    expression.exact ??= new RegExp(search.source, search.flags.replace('g', 'dy'));
    expression.exact.lastIndex = at;
    const places = expression.exact.exec(content)?.indices ?? [];
    return [whole, ...groups.map((group) => placeOf(places[group]))];
}
function placeOf(place) {
    if (place === undefined)
        return { start: NOWHERE, end: NOWHERE, length: 0 };
    return { start: place[0], end: place[1], length: place[1] - place[0] };
}
function shares(one, other) {
    for (let n = 0; n < 4; n++)
        if (((one[n] ?? 0) & (other[n] ?? 0)) !== 0)
            return true;
    return false;
}
/** The characters of a text, as bits; undefined where one is beyond ASCII or a line ends before the text does. */
function asciiOf(content) {
    const characters = new Int32Array(4);
    for (let n = 0; n < content.length; n++) {
        const code = content.charCodeAt(n);
        if (code > 127 || (code === 10 && n < content.length - 1))
            return undefined;
        characters[code >> 5] = (characters[code >> 5] ?? 0) | (1 << (code & 31));
    }
    return characters;
}

;// CONCATENATED MODULE: ./lib/site/highlight/engine.js

/** Patterns kept; those made of what a line says are endless. */
const MAX_EXPRESSIONS = 20_000;
/** By their patterns, for all sites that a process builds. */
const expressions = new Map();
/** Lines so far, which tells them apart: an expression knows what it found in the last one. */
let lines = 0;
/** In longer lines Oniguruma is asked, which gives up where a pattern would take forever. */
const MAX_LENGTH = 400;
/**
 * Matches the patterns of grammars as Oniguruma does, by expressions of JavaScript where both say the same: for most
 * patterns, in lines of ASCII. They take half the time. Oniguruma is asked for all else.
 */
function createEngine(oniguruma) {
    return {
        createString(content) {
            lines += 1;
            const characters = content.length > MAX_LENGTH ? undefined : asciiOf(content);
            const line = {
                content,
                id: lines,
                characters,
                own: undefined,
                dispose: () => line.own?.dispose?.(),
            };
            return line;
        },
        createScanner(patterns) {
            const own = patterns.map(known);
            const all = [...own.keys()];
            const others = all.filter((n) => own[n]?.search === undefined);
            const singles = all.map((n) => [n]);
            const { ask, dispose } = createAsking(oniguruma, patterns);
            return {
                findNextMatchSync(text, start, options) {
                    const line = text;
                    if (!isAscii(line))
                        return ask(all, line, start, options);
                    let best = -1;
                    let at = Number.POSITIVE_INFINITY;
                    for (let n = 0; n < own.length && at > start; n++) {
                        const expression = own[n];
                        const found = expression.search === undefined ? -1 : find(expression, expression.search, line, start);
                        if (found >= 0 && found < at)
                            [best, at] = [n, found];
                    }
                    // The first in the line goes before others, and there the first in the list.
                    if (at > start || best > (others[0] ?? patterns.length)) {
                        const other = others.some((n) => canMatch(own[n], line))
                            ? ask(others, line, start, options)
                            : null;
                        const place = other?.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;
                        if (other && (place < at || (place === at && other.index < best)))
                            return other;
                    }
                    const expression = own[best];
                    if (expression?.search === undefined)
                        return null;
                    if (expression.isLoose)
                        return ask(singles[best] ?? [], line, at, options);
                    return { index: best, captureIndices: captures(expression, expression.search, line) };
                },
                dispose,
            };
        },
    };
}
function known(pattern) {
    const text = String(pattern);
    const expression = expressions.get(text) ?? expressionOf(text);
    if (expressions.size >= MAX_EXPRESSIONS)
        expressions.clear();
    expressions.set(text, expression);
    return expression;
}
/** Asks Oniguruma; a scanner for each list is made when it is first asked for, so a list has to be the same again. */
function createAsking(oniguruma, patterns) {
    const scanners = new Map();
    return {
        ask(numbers, line, start, options) {
            const scanner = scanners.get(numbers) ?? oniguruma.createScanner(numbers.map((n) => patterns[n] ?? ''));
            scanners.set(numbers, scanner);
            line.own ??= oniguruma.createString(line.content);
            const match = scanner.findNextMatchSync(line.own, start, options);
            return match && { ...match, index: numbers[match.index] ?? 0 };
        },
        dispose() {
            for (const scanner of scanners.values())
                scanner.dispose?.();
        },
    };
}
function isAscii(line) {
    return line.characters !== undefined;
}

// EXTERNAL MODULE: ./node_modules/@shikijs/vscode-textmate/dist/index.js
var vscode_textmate_dist = __webpack_require__(88491);
// EXTERNAL MODULE: ./lib/site/highlight/language-names.js
var language_names = __webpack_require__(14269);
;// CONCATENATED MODULE: ./lib/site/highlight/grammars.js



/** Whether a language of this name, or this other name of one, comes with the program. */
function isBundled(name) {
    return Object.hasOwn(langs_bundle_full_CSdmXkDy.t, name);
}
/** Adds the grammars of the project; returns the names by which they can be asked for. */
async function loadCustom(shiki, grammars) {
    const names = new Set();
    for (const grammar of grammars)
        for (const name of await loadGrammar(shiki, grammar))
            names.add(name);
    return names;
}
/** Adds a grammar of the project, under the names that are returned. Rejects where it cannot be used. */
async function loadGrammar(shiki, grammar) {
    if (!('scopeName' in grammar) || typeof grammar.scopeName !== 'string')
        return [];
    const { scopeName } = grammar;
    const [name = scopeName, ...aliases] = namesOf(grammar, scopeName);
    const embeddedLangs = [];
    // Others are no more than names in it.
    for (const one of [...textsOf(grammar, 'embeddedLangs').filter(isBundled), ...includedBy(grammar)]) {
        // One of the project itself goes before it.
        if (shiki.getLoadedLanguages().includes(one))
            continue;
        const { default: grammars } = await langs_bundle_full_CSdmXkDy.t[one]();
        await shiki.loadLanguage(grammars);
        embeddedLangs.push(grammars.at(-1)?.name ?? one);
    }
    const whole = { repository: {}, patterns: [], ...grammar, name, aliases, scopeName, embeddedLangs };
    await shiki.loadLanguage(whole);
    // Only now is it looked into.
    shiki.getLanguage(name).tokenizeLine2('x', vscode_textmate_dist/* INITIAL */.DI, 0);
    return [name, ...aliases];
}
/** The languages whose rules a grammar includes by their scope, as in `source.css` or `text.html.basic#tag`. */
function includedBy(grammar) {
    const scopes = JSON.stringify(grammar).matchAll(/"include":"(?:source|text)\.([^"#]*)/g);
    return [...new Set(Array.from(scopes, ([, scope = '']) => scope))].flatMap((scope) => scope.split('.').findLast(isBundled) ?? []);
}
/**
 * What the fences of a grammar's language may say: its name, in one word too, and what files of it end in, unless that is
 * a language known without it.
 */
function namesOf(grammar, scopeName) {
    const texts = (key) => textsOf(grammar, key).map((text) => text.toLowerCase());
    const own = texts('name').flatMap((name) => [name, name.replace(/\s+/g, '-')]);
    const others = [
        ...texts('fileTypes').map((type) => type.replace(/^\./, '')),
        scopeName.split('.').pop() ?? '',
    ];
    return [...new Set([...own, ...texts('aliases'), ...others.filter((name) => !isBundled((0,language_names/* canonical */.$N)(name)))])];
}
/** A text of a grammar, or a list of them. */
function textsOf(grammar, key) {
    return [Reflect.get(grammar, key) ?? []].flat().filter((text) => typeof text === 'string' && text !== '');
}

;// CONCATENATED MODULE: ./lib/site/highlight/lines.js

/** Neighbours of one class are one element; blanks join what stands before them. */
function lineHtml(tokens) {
    let html = '';
    let text = '';
    let className = '';
    const flush = () => {
        if (text === '')
            return;
        html += className === '' ? (0,markdown_html/* escapeText */.X1)(text) : `<span class="${className}">${(0,markdown_html/* escapeText */.X1)(text)}</span>`;
        text = '';
    };
    for (const token of tokens) {
        const isBlank = token.text.trim() === '' && !className.includes('ku') && !className.includes('ks');
        if (token.className !== className && !isBlank) {
            flush();
            className = token.className;
        }
        text += token.text;
    }
    flush();
    return html;
}
/** Lines are elements only where something is said of them. */
function preHtml(lines, marks, options) {
    const { highlighted, focused, lineNumbers = false, wrap = false } = options;
    const hasFocus = (focused?.size ?? 0) > 0 || marks.values().some((names) => names.has('focus'));
    const isMarked = lineNumbers || hasFocus || marks.size > 0 || (highlighted?.size ?? 0) > 0;
    const head = (0,markdown_html/* attributes */.uK)({
        class: ['shiki', lineNumbers && 'k-numbered', hasFocus && 'k-focused', wrap && 'k-wrap']
            .filter(Boolean)
            .join(' '),
        tabindex: 0,
    });
    const body = isMarked
        ? lines.map((line, n) => {
            const names = new Set(marks.get(n + 1));
            if (highlighted?.has(n + 1))
                names.add('hl');
            if (focused?.has(n + 1))
                names.add('focus');
            return `<span class="${['line', ...names].join(' ')}">${line}</span>`;
        })
        : lines;
    return `<pre${head}><code>${body.join('\n')}</code></pre>`;
}

// EXTERNAL MODULE: ./node_modules/@shikijs/primitive/dist/index.mjs
var primitive_dist = __webpack_require__(77844);
;// CONCATENATED MODULE: ./lib/site/highlight/themes.js


/** Bits of a font style, as TextMate themes have them; `NOT_SET` inherits. */
const NOT_SET = -1;
const FONT_STYLES = ['italic', 'bold', 'underline', 'strikethrough'];
/** The color by which the combined theme names a pair. */
function pairColor(index) {
    return `#${(index + 1).toString(16).padStart(6, '0')}`;
}
/** The pair that a color of the combined theme names; undefined for any other color. */
function pairIndex(color) {
    const index = color === undefined ? Number.NaN : Number.parseInt(color.slice(1, 7), 16) - 1;
    return Number.isNaN(index) || index < 0 ? undefined : index;
}
/** A theme in the form that all here reads. A rule that sets nothing, as some have, says nothing, and is left out. */
function resolveTheme(theme) {
    const whole = (0,primitive_dist/* normalizeTheme */.fb)(theme);
    const rules = whole.settings;
    return { ...whole, settings: rules.filter((rule) => rule.settings !== undefined) };
}
/**
 * Combines two themes where that is exact: at every selector of either, both set a color or both inherit it, and
 * both set the same font style. Undefined where it is not; code is then read once per theme.
 */
function combineThemes({ light, dark }) {
    const selectors = [...new Set([...selectorsOf(light), ...selectorsOf(dark)])];
    const styleIn = [styler(light), styler(dark)];
    const colors = [[light.fg, dark.fg]];
    const indices = new Map([[`${light.fg} ${dark.fg}`.toLowerCase(), 0]]);
    const settings = [
        { settings: { foreground: pairColor(0), background: '#ffffff' } },
    ];
    for (const selector of selectors) {
        const a = styleIn[0](selector);
        const b = styleIn[1](selector);
        if (a.fontStyle !== b.fontStyle || (a.color === undefined) !== (b.color === undefined))
            return undefined;
        const rule = {};
        if (a.color !== undefined && b.color !== undefined) {
            const key = `${a.color} ${b.color}`.toLowerCase();
            const index = indices.get(key) ?? colors.push([a.color, b.color]) - 1;
            indices.set(key, index);
            rule.foreground = pairColor(index);
        }
        if (a.fontStyle !== NOT_SET)
            rule.fontStyle = fontStyleText(a.fontStyle);
        settings.push({ scope: selector, settings: rule });
    }
    const theme = {
        name: `${light.name} and ${dark.name}`,
        type: 'light',
        fg: pairColor(0),
        bg: '#ffffff',
        settings,
    };
    return { theme, colors };
}
function selectorsOf({ settings }) {
    return settings.flatMap(({ scope }) => (Array.isArray(scope) ? scope : (scope?.split(',') ?? []))
        .map((selector) => selector.trim())
        .filter(Boolean));
}
/** What a theme says of text whose scopes are exactly those of a selector. */
function styler(theme) {
    const rules = vscode_textmate_dist/* Theme */.Sx.createFromRawTheme({ name: theme.name, settings: theme.settings });
    const colors = rules.getColorMap();
    return (selector) => {
        const names = selector.split(/\s+/).filter((name) => name !== '>' && !name.startsWith('-'));
        const style = rules.match(stackOf(names));
        return {
            color: style?.foregroundId ? colors[style.foregroundId] : undefined,
            fontStyle: style?.fontStyle ?? NOT_SET,
        };
    };
}
/** The theme's matching asks a stack of scopes for its names and parents only. */
function stackOf(names) {
    let stack = null;
    for (const scopeName of names)
        stack = { parent: stack, scopeName };
    return stack;
}
function fontStyleText(style) {
    return FONT_STYLES.filter((_name, bit) => style & (1 << bit)).join(' ');
}

// EXTERNAL MODULE: ./lib/site/highlight/style.js
var style = __webpack_require__(50277);
;// CONCATENATED MODULE: ./lib/site/highlight/tokens.js

/**
 * Lines longer than this are not colored. A limit on time instead would make the result depend on the machine.
 */
const MAX_LINE_LENGTH = 5000;
const TOKENIZE = { tokenizeMaxLineLength: MAX_LINE_LENGTH, tokenizeTimeLimit: 0 };
/** Code read once per theme. */
function pairedTokens(shiki, { light, dark }, code, lang) {
    const themes = { light: light.name, dark: dark.name };
    return shiki.codeToTokensWithThemes(code, { ...TOKENIZE, lang, themes }).map((line) => line.map(({ content, variants }) => {
        const part = (key, letter, theme) => {
            const index = (0,style/* colorsOf */.kt)(theme).indexOf(variants[key]?.color?.toLowerCase() ?? '');
            return index <= 0 ? '' : `${letter}${index}`;
        };
        const names = [
            part('light', 'kl', light),
            part('dark', 'kd', dark),
            fontClass(variants.light?.fontStyle),
        ];
        return { text: content, className: names.filter(Boolean).join(' ') };
    }));
}
/** The class names of a TextMate font style. */
function fontClass(style) {
    if (style === undefined || style <= 0)
        return '';
    return [style & 1 ? 'ki' : '', style & 2 ? 'kb' : '', style & 4 ? 'ku' : '', style & 8 ? 'ks' : '']
        .filter(Boolean)
        .join(' ');
}

;// CONCATENATED MODULE: ./lib/site/highlight/line-cache.js





const MAX_LINES = 20_000;
/**
 * Code as lines of HTML in the colors of a combined theme. Lines repeat much (`}`, imports, prompts), and what a line
 * becomes depends on nothing but its text and the state it is read in: each such pair is read once.
 */
function createCombinedLines(shiki, { theme }) {
    let known = new WeakMap();
    let count = 0;
    return (code, language) => {
        const { colorMap } = shiki.setTheme(theme.name);
        const grammar = shiki.getLanguage(language);
        if (count > MAX_LINES) {
            known = new WeakMap();
            count = 0;
        }
        const lines = known.get(grammar) ?? { byState: new Map(), states: new Map() };
        known.set(grammar, lines);
        let state = vscode_textmate_dist/* INITIAL */.DI;
        return code.split(/\r?\n/).map((line) => {
            if (line === '')
                return '';
            if (line.length >= MAX_LINE_LENGTH)
                return (0,markdown_html/* escapeText */.X1)(line);
            let own = lines.byState.get(state);
            if (own === undefined) {
                own = new Map();
                lines.byState.set(state, own);
            }
            let read = own.get(line);
            if (read === undefined) {
                const { tokens, ruleStack } = grammar.tokenizeLine2(line, state, 0);
                read = {
                    html: lineHtml(codeTokens(line, tokens, colorMap)),
                    next: interned(ruleStack, lines.states),
                };
                own.set(line, read);
                count += 1;
            }
            state = read.next;
            return read.html;
        });
    };
}
/** The first state seen that is equal to this one. */
function interned(state, states) {
    const alike = states.get(state.depth) ?? [];
    states.set(state.depth, alike);
    const first = alike.find((one) => one.equals(state) && sameLineEnds(one, state));
    if (first !== undefined)
        return first;
    alike.push(state);
    return state;
}
/** Whether each level began alike at the end of a line: that matters to what follows, but `equals` passes over it. */
function sameLineEnds(a, b) {
    let one = a;
    let other = b;
    for (; one !== null && other !== null && one !== other; one = one.parent, other = other.parent) {
        if (one.beginRuleCapturedEOL !== other.beginRuleCapturedEOL)
            return false;
    }
    return true;
}
/** Tokens as pairs of a start and what is known of it, in the binary form of the TextMate engine. */
function codeTokens(line, tokens, colorMap) {
    const found = [];
    for (let at = 0; at < tokens.length; at += 2) {
        const start = tokens[at] ?? 0;
        const end = tokens[at + 2] ?? line.length;
        if (start === end)
            continue;
        const metadata = tokens[at + 1] ?? 0;
        const index = pairIndex(colorMap[vscode_textmate_dist/* EncodedTokenMetadata */.j8.getForeground(metadata)]) ?? 0;
        const className = index === 0 ? '' : `k${index}`;
        const font = fontClass(vscode_textmate_dist/* EncodedTokenMetadata */.j8.getFontStyle(metadata));
        found.push({ text: line.slice(start, end), className: `${className} ${font}`.trim() });
    }
    return found;
}

// EXTERNAL MODULE: ./lib/site/highlight/notation.js
var notation = __webpack_require__(85844);
// EXTERNAL MODULE: ./lib/site/highlight/ready.js
var ready = __webpack_require__(40719);
;// CONCATENATED MODULE: ./lib/site/highlight/variables.js


/** Scopes whose colors in another theme stand in for variables that no style sheet sets. */
const SCOPES = {
    'token-constant': 'constant',
    'token-string': 'string',
    'token-comment': 'comment',
    'token-keyword': 'keyword',
    'token-parameter': 'variable.parameter',
    'token-function': 'entity.name.function',
    'token-string-expression': 'string',
    'token-punctuation': 'punctuation',
    'token-link': 'markup.underline.link',
    'token-inserted': 'markup.inserted',
    'token-deleted': 'markup.deleted',
    'token-changed': 'markup.changed',
};
/** The names that hosted sites have for two of the variables. */
const NAMES = {
    '--mint-foreground': '--mint-color-text',
    '--mint-background': '--mint-color-background',
};
/** The theme whose colors are variables of CSS, with those of another theme where none are set. */
function themeOfVariables(other) {
    const styleOf = styler(other);
    const colors = Object.entries(SCOPES).map(([name, scope]) => [name, styleOf(scope).color ?? other.fg]);
    const variableDefaults = { ...Object.fromEntries(colors), foreground: other.fg };
    const theme = (0,dist/* createCssVariablesTheme */._T)({ variablePrefix: '--mint-', variableDefaults });
    const named = JSON.stringify(theme).replace(/--mint-(?:fore|back)ground/g, (name) => NAMES[name] ?? name);
    return resolveTheme(JSON.parse(named));
}

;// CONCATENATED MODULE: ./lib/site/highlight/highlighter.js






















/** Default colors have this contrast on the site's own code blocks, so that enough is left on marked lines. */
const READABLE = 5;
const MAX_CACHED_CHARACTERS = 4_000_000;
/**
 * The engine that reads grammars' patterns; loaded once. Started here, since the library asks of bytes whether they are
 * a `Response`, and Node.js loads all of `fetch` to tell.
 */
function loadOniguruma() {
    const bytes = (0,external_node_fs_.readFileSync)((0,external_node_module_.createRequire)(__CHUNK_IMPORT_META__.url).resolve('shiki/onig.wasm'));
    return (0,engine_oniguruma_dist/* createOnigurumaEngine */.Mk)({ instantiator: (imports) => WebAssembly.instantiate(bytes, imports) });
}
/** Loads the themes and, on demand, the grammars. The same input always gives the same bytes. */
async function createHighlighter(options) {
    const names = (0,codeblocks/* readCodeThemes */.Wt)(options.codeblocks);
    const pair = await loadThemes(names);
    const combined = combineThemes(pair);
    const shiki = await (0,dist/* createHighlighterCore */.tz)({
        themes: combined ? [combined.theme] : [pair.light, pair.dark],
        langs: [],
        engine: createEngine(await loadOniguruma()),
        warnings: false,
    });
    const custom = await loadCustom(shiki, options.customLanguages);
    /** A grammar of the project goes before a language that is known by its name. */
    const nameOf = (language) => {
        const own = language.trim().toLowerCase();
        return custom.has(own) ? own : (0,language_names/* canonical */.$N)(own);
    };
    /** Languages whose grammars hold others where those are loaded. */
    const open = new Set(custom);
    const cache = new Map();
    let cached = 0;
    const linesOf = combined
        ? createCombinedLines(shiki, combined)
        : (code, language) => pairedTokens(shiki, pair, code, language).map(lineHtml);
    /** Grammars of projects may be broken in places where nobody has looked before. */
    const colored = (code, name) => {
        try {
            return linesOf(code, name);
        }
        catch (error) {
            if (custom.size > 0)
                return undefined;
            throw error;
        }
    };
    return {
        css: (texts) => (0,style/* styleRules */.h2)(pair, names, combined, texts),
        dispose: () => shiki.dispose(),
        async ensureLanguages(wanted) {
            const loaded = new Set(shiki.getLoadedLanguages());
            const unknown = [];
            for (const name of [...new Set([...wanted].map(nameOf))].sort()) {
                if (language_names/* PLAIN */.tZ.has(name) || custom.has(name) || loaded.has(name))
                    continue;
                const language = isBundled(name) ? langs_bundle_full_CSdmXkDy.t[name] : undefined;
                if (language === undefined) {
                    unknown.push(name);
                    continue;
                }
                const { default: grammars } = await language();
                const holding = grammars.filter(({ embeddedLangsLazy = [] }) => embeddedLangsLazy.length > 0);
                if (holding.length > 0)
                    open.add(name);
                for (const { name: own, aliases = [] } of holding)
                    for (const one of [own, ...aliases])
                        open.add(one);
                await shiki.loadLanguage(grammars);
            }
            return unknown;
        },
        standsAlone: (language) => !open.has(nameOf(language ?? '')),
        highlight(code, language, lineOptions = {}) {
            const name = nameOf(language ?? '');
            const key = (0,ready/* codeKey */.D)(code, language, lineOptions);
            const known = cache.get(key);
            if (known !== undefined)
                return known;
            const isKnown = !language_names/* PLAIN */.tZ.has(name) && (custom.has(name) || shiki.getLoadedLanguages().includes(name));
            const { code: text, marks } = (0,notation/* readNotation */.R)(code);
            const lines = (isKnown ? colored(text, name) : undefined) ?? (0,markdown_html/* escapeText */.X1)(text).split('\n');
            const html = preHtml(lines, marks, lineOptions);
            if (cached > MAX_CACHED_CHARACTERS) {
                cache.clear();
                cached = 0;
            }
            cache.set(key, html);
            cached += key.length + html.length;
            return html;
        },
    };
}
async function loadThemes(names) {
    const [light, dark] = await Promise.all([loadTheme(names.light, 'light'), loadTheme(names.dark, 'dark')]);
    if (!names.isDefault)
        return {
            light: readable(light, (0,contrast/* marked */.xI)(light.bg), contrast/* LEGIBLE */.tL),
            dark: readable(dark, (0,contrast/* marked */.xI)(dark.bg), contrast/* LEGIBLE */.tL),
        };
    const usual = {
        light: readable(light, names.light === names.dark ? codeblocks/* GROUNDS */.T0.dark : codeblocks/* GROUNDS */.T0.light, READABLE),
        dark: readable(dark, codeblocks/* GROUNDS */.T0.dark, READABLE),
    };
    return names.isOfVariables
        ? { light: themeOfVariables(usual.light), dark: themeOfVariables(usual.dark) }
        : usual;
}
/** A theme by name; the default of the mode when there is none of this name. */
async function loadTheme(name, mode) {
    const load = Object.hasOwn(themes.bundledThemes, name)
        ? themes.bundledThemes[name]
        : themes.bundledThemes[mode === 'light' ? 'github-light-default' : 'github-dark-default'];
    return resolveTheme((await load()).default);
}
function readable(theme, background, ratio) {
    const settings = theme.settings.map((rule) => {
        const { foreground } = rule.settings;
        return foreground === undefined
            ? rule
            : { ...rule, settings: { ...rule.settings, foreground: (0,contrast/* readableOn */.O8)(background, foreground, ratio) } };
    });
    return { ...theme, settings, fg: (0,contrast/* readableOn */.O8)(background, theme.fg, ratio) };
}
/** What is wrong with a grammar of the project. */
async function grammarProblems(grammar) {
    const engine = await loadOniguruma();
    const shiki = await (0,dist/* createHighlighterCore */.tz)({ themes: [], langs: [], engine, warnings: false });
    try {
        const broken = (0,broken_patterns/* brokenPatterns */.p)(engine, grammar);
        await loadGrammar(shiki, (0,broken_patterns/* withoutRules */.m)(grammar, broken));
        return { why: undefined, broken };
    }
    catch (error) {
        const why = error instanceof RangeError ? 'its rules include each other without end' : (0,failure/* messageOf */.bD)(error);
        return { why, broken: [] };
    }
    finally {
        shiki.dispose();
    }
}


/***/ })

};
return { ids, modules }; })
