// Full-text index of the documentation, fetched by the search of `/pages/`: the sections of each page.

import type { IndexedSection } from '../../../demo/docs/scripts/find-sections';

/** Start of a section: a heading with an address. */
const HEADING = /<h[1-6][^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h[1-6]>/;
const LEFT_OUT = /<(script|style|svg|template|form|iframe|nav|pre)\b[\s\S]*?<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Includes pages with a header; examples are shown on the page of their element. */
export const toSearchIndex = (
  files: readonly { readonly file: string; readonly html: string }[],
): IndexedSection[] =>
  files
    .filter(({ file, html }) => file.endsWith('index.html') && html.includes('<header class="top">'))
    .flatMap(({ file, html }) => toSections(`/${file.slice(0, -'index.html'.length)}`, html))
    .filter(([, , heading, text]) => heading || text);

export function toSections(href: string, html: string): IndexedSection[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1]?.replace(LEFT_OUT, ' ') ?? '';
  const title = toText(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? '');
  // The text before the first heading, then id, heading and text of each section.
  const [first = '', ...rest] = main.replace(/<h1[^>]*>[\s\S]*?<\/h1>/, ' ').split(HEADING);
  const sections: IndexedSection[] = [[href, title, '', toText(first)]];
  for (let index = 0; index < rest.length; index += 3)
    sections.push([
      `${href}#${rest[index]}`,
      title,
      toText(rest[index + 1] ?? ''),
      toText(rest[index + 2] ?? ''),
    ]);
  return sections;
}

const toText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_all, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
