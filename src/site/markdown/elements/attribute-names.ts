import { lookUp } from '../../../look-up.ts';
import { hyphenated } from './style.ts';

const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  httpEquiv: 'http-equiv',
  noZoom: 'data-nozoom',
  acceptCharset: 'accept-charset',
  defaultChecked: 'checked',
  defaultValue: 'value',
  xlinkHref: 'xlink:href',
  xmlLang: 'xml:lang',
  xmlSpace: 'xml:space',
  xmlnsXlink: 'xmlns:xlink',
};

/** React's camel case for HTML attributes that are plain lower case. */
const LOWER_CASED = new Set(
  `allowFullScreen autoCapitalize autoComplete autoCorrect autoFocus autoPlay cellPadding cellSpacing charSet colSpan
  contentEditable contextMenu controlsList crossOrigin dateTime encType fetchPriority formAction formMethod
  formNoValidate frameBorder hrefLang inputMode itemProp itemScope itemType marginHeight marginWidth maxLength
  minLength noModule noValidate playsInline readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex
  useMap`.split(/\s+/),
);

/** SVG attributes whose names have capitals in SVG too. All others in camel case are hyphenated. */
const SVG_CASED = new Set(
  `attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode
  filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes
  lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength
  patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent
  spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength
  viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan`.split(/\s+/),
);

/** What HTML and SVG call an attribute of JSX. */
export function attributeName(key: string): string {
  const renamed = lookUp(RENAMED, key);
  if (renamed !== undefined) return renamed;
  if (LOWER_CASED.has(key)) return key.toLowerCase();
  if (SVG_CASED.has(key) || !/[A-Z]/.test(key)) return key;
  return /^(?:aria|data)[A-Z-]/.test(key) || !key.includes('-') ? hyphenated(key) : key.toLowerCase();
}
