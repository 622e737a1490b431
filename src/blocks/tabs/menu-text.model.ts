// Parses a menu in plain text: tabs underlined with `=`, sections with `-`, items as blocks of lines.

export interface MenuItem {
  readonly title: string;
  readonly description: string;
  /** Without currency, such as `24` and `46`. */
  readonly prices: readonly string[];
}

export interface MenuSection {
  /** Empty for items before the first section. */
  readonly title: string;
  readonly items: readonly MenuItem[];
}

export interface Menu {
  readonly title: string;
  readonly sections: readonly MenuSection[];
}

/** Empty if the text has no underlined tab. */
export function parseMenus(text: string): Menu[] {
  return splitByUnderline(text, '=')
    .filter(({ title }) => title)
    .map(({ title, body }) => ({
      title,
      sections: splitByUnderline(body, '-')
        .map((section) => ({ title: section.title, items: parseItems(section.body) }))
        .filter((section) => section.title || section.items.length > 0),
    }));
}

/** The parts of a text whose titles are underlined with a character at least three times. The first part has no title. */
function splitByUnderline(text: string, character: '=' | '-'): { title: string; body: string }[] {
  const isUnderline = (line: string | undefined) => new RegExp(`^\\s*${character}{3,}\\s*$`).test(line ?? '');
  const parts = [{ title: '', lines: [] as string[] }];
  const lines = text.split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    if (line.trim() && isUnderline(lines[index + 1])) parts.push({ title: line.trim(), lines: [] });
    else if (!isUnderline(line)) parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ title, lines: own }) => ({ title, body: own.join('\n') }));
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** `$24/46` on a line of its own. */
const PRICE_LINE = new RegExp(`^\\p{Sc}?\\s*(${NUMBER}(?:\\s*/\\s*\\p{Sc}?${NUMBER})*)$`, 'u');
/** `Soup $8` on one line. */
const PRICED_LINE = new RegExp(`^(.*\\S)\\s+\\p{Sc}\\s*(${NUMBER}(?:/${NUMBER})*)$`, 'u');
/** `+$5 for oysters`. */
const ADDED_LINE = new RegExp(`^\\+.*?\\p{Sc}\\s*(${NUMBER})`, 'u');

function parseItems(body: string): MenuItem[] {
  const blocks = body.split(/\n\s*\n/).map((block) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );
  return blocks.filter((lines) => lines.length > 0).flatMap(parseBlock);
}

/** One item, or one item in each line. */
function parseBlock(lines: readonly string[]): MenuItem[] {
  if (lines.every((line) => PRICED_LINE.test(line) || ADDED_LINE.test(line))) return lines.map(parseLine);
  const [title = '', ...rest] = lines;
  const prices = rest.flatMap((line) => splitPrices(PRICE_LINE.exec(line)?.[1]));
  const description = rest.filter((line) => !PRICE_LINE.test(line)).join('\n');
  return [{ ...parseLine(title), description, ...(prices.length > 0 && { prices }) }];
}

function parseLine(line: string): MenuItem {
  const [, title = line, price] = PRICED_LINE.exec(line) ?? [];
  return { title, description: '', prices: splitPrices(price ?? ADDED_LINE.exec(line)?.[1]) };
}

const splitPrices = (text = ''): string[] =>
  text.split('/').flatMap((price) => price.replace(/[^\d.,]/g, '') || []);
