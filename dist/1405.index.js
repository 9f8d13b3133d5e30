((__CHUNK_IMPORT_META__) => {'use strict';const id = 1405;
const ids = [1405];
const modules = {

/***/ 31405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyOverlay: () => (/* binding */ applyOverlay)
});

// EXTERNAL MODULE: ./lib/site/openapi/json.js
var json = __webpack_require__(79412);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./node_modules/json-p3/dist/json-p3.cjs.js
var json_p3_cjs = __webpack_require__(50393);
;// CONCATENATED MODULE: ./lib/site/openapi/overlay/json-path.js


/** Milliseconds that an expression of a hostile project may take: others take a few. */
const LONGEST = 3000;
const MOST_PLACES = 1_000_000;
const environment = new json_p3_cjs/* JSONPathEnvironment */.Dd();
const timed = new external_node_vm_.Script('work()');
/** A context of its own takes longer to make than most expressions to be followed. */
const holder = {};
const context = (0,external_node_vm_.createContext)(holder);
/**
 * The places of a document that a JSONPath expression (RFC 9535) means. Throws a SyntaxError that says what is not
 * understood, and a RangeError where it takes too long: the library sets no bounds.
 */
function findPlaces(expression, root) {
    try {
        holder.work = () => placesIn(expression, root);
        return timed.runInContext(context, { timeout: LONGEST });
    }
    catch (error) {
        if (error instanceof json_p3_cjs/* JSONPathError */.s_)
            throw new SyntaxError(error.message);
        const isLate = error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
        throw isLate ? new RangeError('it goes through too many places') : error;
    }
}
function placesIn(expression, root) {
    const found = [];
    for (const { location, value } of environment.lazyQuery(expression, root)) {
        if (found.length === MOST_PLACES)
            throw new RangeError('it means too many places');
        const key = location.at(-1);
        found.push(key === undefined
            ? { holder: undefined, key: '', value }
            : { holder: location.slice(0, -1).reduce(inside, root), key, value });
    }
    return found;
}
function inside(value, key) {
    return Reflect.get(value, key);
}

;// CONCATENATED MODULE: ./lib/site/openapi/overlay/apply.js


/**
 * Applies the actions of an overlay to a description, in place (Overlay 1.1, 4.4.3): values are merged into what their
 * targets are, or their targets removed. An action that cannot be applied is left out and told, with what is wrong; what
 * follows one that takes too long is left out as well.
 */
function applyOverlay(root, overlay, tell) {
    for (const action of (0,json/* listOf */.c3)(overlay.actions).filter(json/* isObject */.Gv)) {
        try {
            applyAction(root, action);
        }
        catch (error) {
            if (!(error instanceof SyntaxError || error instanceof RangeError))
                throw error;
            tell(`${(0,json/* textOf */.b6)(action.target)}: ${error.message}`);
            if (error instanceof RangeError)
                return;
        }
    }
}
function applyAction(root, { target, copy, update, remove: isRemoved }) {
    const find = (expression) => {
        const text = (0,json/* textOf */.b6)(expression);
        return text === undefined ? [] : findPlaces(text, root);
    };
    const targets = find(target);
    // What is copied is what stood there before.
    const copied = find(copy)
        .slice(0, 1)
        .map((source) => cloned(source.value));
    const given = update === undefined ? copied : [...copied, update];
    if (isRemoved === true)
        remove(targets);
    else
        for (const one of given)
            for (const place of targets)
                merge(place, one);
}
function remove(targets) {
    for (const [holder, nodes] of Map.groupBy(targets, (target) => target.holder)) {
        const keys = [...new Set(nodes.map(({ key }) => key))];
        // From behind, so that the places of items before them stay.
        if (Array.isArray(holder))
            for (const key of keys.toSorted(descending))
                holder.splice(Number(key), 1);
        else if (holder !== undefined)
            for (const key of keys)
                Reflect.deleteProperty(holder, key);
    }
}
function descending(a, b) {
    return Number(b) - Number(a);
}
/** Objects are merged, lists get further items, and other values are replaced. */
function merge({ holder, key, value }, update) {
    if (Array.isArray(value)) {
        value.push(...[cloned(update)].flat());
    }
    else if ((0,json/* isObject */.Gv)(value) && (0,json/* isObject */.Gv)(update)) {
        for (const [name, further] of Object.entries(update)) {
            const inner = Object.hasOwn(value, name) ? value[name] : undefined;
            const isMerged = (Array.isArray(inner) && Array.isArray(further)) || ((0,json/* isObject */.Gv)(inner) && (0,json/* isObject */.Gv)(further));
            if (isMerged)
                merge({ holder: value, key: name, value: inner }, further);
            else
                set(value, name, cloned(further));
        }
    }
    else if (holder !== undefined) {
        set(holder, key, cloned(update));
    }
}
/** Names such as `__proto__` are names like others. */
function set(holder, key, value) {
    Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}
/** A value that shares nothing with the one it was made of, which may be applied in several places. */
function cloned(value) {
    if (Array.isArray(value))
        return value.map(cloned);
    return (0,json/* isObject */.Gv)(value)
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cloned(inner)]))
        : value;
}


/***/ })

};
return { ids, modules }; })
