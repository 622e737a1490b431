// @ts-check
// Finds literal colors and system colors in CSS and SVG values.

const FUNCTION = /(?:#|%23)[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?!\s*from\b)/i;

/** The named colors of CSS Color 4. */
const NAME =
  toPattern(`aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet
  brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
  darkgoldenrod darkgr[ae]y darkgreen darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon
  darkseagreen darkslateblue darkslategr[ae]y darkturquoise darkviolet deeppink deepskyblue dimgr[ae]y dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gr[ae]y green greenyellow honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgr[ae]y lightgreen lightpink lightsalmon lightseagreen lightskyblue lightslategr[ae]y
  lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
  mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose
  moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise
  palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown
  salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategr[ae]y snow springgreen steelblue tan teal
  thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`);

const SYSTEM =
  toPattern(`accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext
  field fieldtext graytext highlight highlighttext link linktext mark marktext selecteditem selecteditemtext
  visitedtext`);

/**
 * The first literal color in a value.
 * @param {string} value
 * @returns {string | undefined}
 */
export function findColor(value) {
  return (FUNCTION.exec(value) ?? NAME.exec(withoutNames(value)))?.[0];
}

/**
 * The first system color in a value.
 * @param {string} value
 * @returns {string | undefined}
 */
export function findSystemColor(value) {
  return SYSTEM.exec(withoutNames(value))?.[0];
}

/**
 * Removes parts that are not values: names of custom properties, strings, file addresses.
 * @param {string} value
 */
export function withoutNames(value) {
  return value
    .replace(/--[\w-]+/g, '')
    .replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, (text) => (/^url\(["']?data:/.test(text) ? text : ''));
}

/** @param {string} words */
function toPattern(words) {
  return new RegExp(`(?<![\\w-])(?:${words.split(/\s+/).join('|')})(?![\\w-])`, 'i');
}
