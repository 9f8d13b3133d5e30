/** Elements of HTML (WHATWG, obsolete ones that browsers still show included), SVG and MathML. */
const KNOWN: ReadonlySet<string> = new Set(
  `a abbr acronym address area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button
  canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fencedframe
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img
  input ins kbd label legend li link main map mark marquee menu meta meter nav nobr noembed noframes noscript object ol
  optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script search section select
  selectedcontent slot small source span strike strong style sub summary sup table tbody td template textarea tfoot th
  thead time title tr track tt u ul var video wbr xmp
  animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence filter foreignObject g image line linearGradient marker mask metadata mpath path
  pattern polygon polyline radialGradient rect set stop svg switch symbol text textPath tspan use view
  annotation annotation-xml maction math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom
  mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics`.split(
    /\s+/,
  ),
);

/** Whether an element of this name means something to a browser. Names with a hyphen are custom elements. */
export function isElementName(name: string): boolean {
  return KNOWN.has(name) || name.includes('-') || name.includes(':') || KNOWN.has(name.toLowerCase());
}

const WITHIN_WORDS: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tspan u
  var wbr`.split(/\s+/),
);

/** Whether a word may go on through the element; around others there is a blank to a reader. */
export function isWithinWords(name: string): boolean {
  return WITHIN_WORDS.has(name);
}

const OF_THE_DOCUMENT: ReadonlySet<string> = new Set(['body', 'frameset', 'head', 'html']);

/** Whether an element is of the whole document: within a page only what it holds means something. */
export function isOfDocument(name: string): boolean {
  return OF_THE_DOCUMENT.has(name);
}
