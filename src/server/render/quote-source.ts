/** Quotations with a source in Markdown. */
import type { StateCore, Token } from 'markdown-it';

/** Begins the paragraph with the source: an em dash, or two hyphens. */
const DASH = /^(?:—|--)\s+(?=\S)/;

/**
 * Token rule: a top-level quotation whose last paragraph begins with a dash becomes
 * `<site-quote><figure><blockquote>…</blockquote><figcaption>— Source</figcaption></figure></site-quote>`.
 */
export function nameQuoteSources(state: StateCore): void {
  const tokens: Token[] = [];
  let quote: Token[] | undefined;
  for (const token of state.tokens) {
    if (token.type === 'blockquote_open' && token.level === 0) quote = [];
    (quote ?? tokens).push(token);
    if (!quote || token.type !== 'blockquote_close' || token.level !== 0) continue;
    tokens.push(...(hasSource(quote) ? toFigure(state, quote) : quote));
    quote = undefined;
  }
  state.tokens = tokens;
}

/** The quotation has text before its source. */
function hasSource(quote: readonly Token[]): boolean {
  const [open, source] = quote.slice(-4);
  return quote.length > 5 && open?.type === 'paragraph_open' && DASH.test(source?.content ?? '');
}

function toFigure(state: StateCore, quote: readonly Token[]): Token[] {
  const [, source, , close] = quote.slice(-4) as [Token, Token, Token, Token];
  const text = source.children?.[0];
  if (text?.type === 'text') text.content = text.content.replace(/^--/, '—');
  const tag = (name: string, nesting: 1 | -1) =>
    Object.assign(new state.Token(`${name}_${nesting === 1 ? 'open' : 'close'}`, name, nesting), {
      block: true,
    });
  return [
    tag('site-quote', 1),
    tag('figure', 1),
    ...quote.slice(0, -4),
    close,
    tag('figcaption', 1),
    source,
    tag('figcaption', -1),
    tag('figure', -1),
    tag('site-quote', -1),
  ];
}
