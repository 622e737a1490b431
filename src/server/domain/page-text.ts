/** Extracts the visible text of a page for the search index. Pure. */

export interface PageText {
  title: string;
  description: string;
  text: string;
}

/** Maximum indexed characters per page. */
const MAX_TEXT = 20_000;

/** Returns undefined for a page that opts out of indexing. */
export function extractPageText(html: string): PageText | undefined {
  if (/<meta[^>]+name="robots"[^>]+noindex/i.test(html)) return undefined;
  const body = /<main[\s>][\s\S]*?<\/main>/i.exec(html)?.[0] ?? /<body[\s>][\s\S]*/i.exec(html)?.[0] ?? html;
  const [, title = ''] = /<title[^>]*>([\s\S]*?)<\/title>/i.exec(html) ?? [];
  const [, description = ''] = /<meta[^>]+name="description"[^>]+content="([^"]*)"/i.exec(html) ?? [];
  return { title: plain(title), description: plain(description), text: plain(body).slice(0, MAX_TEXT) };
}

/** Visible text, without scripts, styles, templates and code examples. */
function plain(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style|template|noscript|pre|svg)[\s>][\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => character(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
