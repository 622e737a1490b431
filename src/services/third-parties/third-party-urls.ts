// URLs of third-party scripts. Pure. The specification names none; these are the providers' own.

/** Behind follow buttons. */
export const SOCIAL_URL = 'https://platform.twitter.com/widgets.js';

/** Style sheets of font families. */
export const FONTS_HOST = 'https://fonts.googleapis.com';

/** One style sheet for a list of families, each `Inter` or `Inter:400,700`; undefined when there is none. */
export function fontsUrl(families: readonly string[], host: string = FONTS_HOST): string | undefined {
  const list = [...new Set(families.map((family) => family.trim()).filter(Boolean))];
  if (list.length === 0 || !URL.canParse('/css', host)) return undefined;
  const url = new URL('/css', host);
  url.searchParams.set('family', list.join('|'));
  url.searchParams.set('display', 'swap');
  return url.href;
}

/** The style sheet of a kit; undefined for what cannot be an id. */
export const typekitUrl = (id: string): string | undefined =>
  /^[a-z\d]+$/i.test(id) ? `https://use.typekit.net/${id}.css` : undefined;

/** The script that counts comments; undefined for what cannot be a shortname. */
export const commentsCountUrl = (shortname: string): string | undefined =>
  /^[a-z\d][a-z\d-]*$/i.test(shortname) ? `https://${shortname}.disqus.com/count.js` : undefined;

/** The id under which that script looks for itself. */
export const COMMENTS_SCRIPT_ID = 'dsq-count-scr';
