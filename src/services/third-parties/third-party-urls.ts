// URLs of third-party scripts, as documented by their providers. Pure.

/** Follow buttons. */
export const SOCIAL_URL = 'https://platform.twitter.com/widgets.js';

/** Style sheets of font families. */
export const FONTS_HOST = 'https://fonts.googleapis.com';

/** URL of one style sheet for a list of families, each `Inter` or `Inter:400,700`; undefined for an empty list. */
export function fontsUrl(families: readonly string[], host: string = FONTS_HOST): string | undefined {
  const list = [...new Set(families.map((family) => family.trim()).filter(Boolean))];
  if (list.length === 0 || !URL.canParse('/css', host)) return undefined;
  const url = new URL('/css', host);
  url.searchParams.set('family', list.join('|'));
  url.searchParams.set('display', 'swap');
  return url.href;
}

/** URL of the style sheet of a kit; undefined for an invalid id. */
export const typekitUrl = (id: string): string | undefined =>
  /^[a-z\d]+$/i.test(id) ? `https://use.typekit.net/${id}.css` : undefined;

/** URL of the script that counts or renders comments; undefined for an invalid shortname. */
export const commentsUrl = (shortname: string, script: 'count' | 'embed'): string | undefined =>
  /^[a-z\d][a-z\d-]*$/i.test(shortname) ? `https://${shortname}.disqus.com/${script}.js` : undefined;

/** Id by which the count script looks up its own element. */
export const COMMENTS_SCRIPT_ID = 'dsq-count-scr';
