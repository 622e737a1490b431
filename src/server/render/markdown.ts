/**
 * Renders Markdown as HTML, for texts of owners and visitors: raw HTML is shown as text, and only safe links become
 * links. A quotation whose last paragraph begins with a dash becomes a figure with its source.
 */
import createMarkdownIt, { type MarkdownIt, type StateBlock, type Token } from 'markdown-it';
import { findLinkProblem } from '../../core/link-problem';
import { highlightCode } from './code';
import { addProtocols, listAddresses } from './markdown-links';
import { nameQuoteSources } from './quote-source';

/** Maximum number of formatted characters. A longer source becomes plain paragraphs. */
const MAX_SOURCE = 200_000;

/** Maximum depth of lists and quotes. Deeper nesting becomes a paragraph, which keeps the time linear. */
const MAX_DEPTH = 20;

/** Protocols of links. Addresses without a protocol are links within the site. */
const LINK_PROTOCOLS = /^(?:https?|ftp|mailto|tel|sms):/i;
const HAS_PROTOCOL = /^[^/?#]*:/;

const parser = createParser();

/** Also reads links that `parser` leaves as text. */
const linkReader = createParser(() => true);

/**
 * HTML of a CommonMark source with GitHub's tables and strikethrough. Contains no scripts, event handlers, inline
 * styles or links that run script.
 */
export function renderMarkdown(source: string): string {
  return source.length > MAX_SOURCE ? renderPlainText(source) : parser.render(source);
}

/** Like `renderMarkdown`, with fenced code of known languages highlighted. */
export async function renderMarkdownWithCode(source: string): Promise<string> {
  if (source.length > MAX_SOURCE) return renderPlainText(source);
  const environment = {};
  const tokens = parser.parse(source, environment);
  await Promise.all(tokens.filter(({ type }) => type === 'fence').map(highlightFence));
  return parser.renderer.render(tokens, parser.options, environment);
}

/** The first broken link of a source, and why it does not work; undefined if all do. Images are not links. */
export function findBrokenLink(source: string): { address: string; problem: string } | undefined {
  if (source.length > MAX_SOURCE) return undefined;
  for (const address of listAddresses(linkReader.parse(source, {}))) {
    const problem = findLinkProblem(address);
    if (problem) return { address, problem };
  }
  return undefined;
}

/** A text without formatting: only paragraphs and line breaks. */
export function renderPlainText(source: string): string {
  const paragraphs = source.split(/\n(?:[^\S\n]*\n)+/).filter((text) => text.trim());
  return paragraphs
    .map((text) => `<p>${parser.utils.escapeHtml(text.trim()).replaceAll('\n', '<br>\n')}</p>\n`)
    .join('');
}

function createParser(isLink = isSafeAddress): MarkdownIt {
  const markdown = createMarkdownIt({ html: false });
  markdown.validateLink = isLink;
  markdown.block.ruler.before('table', 'deep_text', readDeepText);
  markdown.core.ruler.push('protocols', addProtocols);
  markdown.core.ruler.push('quote_source', nameQuoteSources);
  markdown.renderer.rules.th_open = markdown.renderer.rules.td_open = renderCell;
  markdown.renderer.rules.fence = renderFence;
  return markdown;
}

function isSafeAddress(address: string): boolean {
  return LINK_PROTOCOLS.test(address) || !HAS_PROTOCOL.test(address);
}

/** Stops nesting of lists and quotes at MAX_DEPTH. */
function readDeepText(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (state.level < MAX_DEPTH * 2) return false;
  if (silent) return true;
  let next = startLine + 1;
  while (next < endLine && !state.isEmpty(next) && state.sCount[next]! >= state.blkIndent) next += 1;
  state.push('paragraph_open', 'p', 1);
  const text = state.push('inline', '', 0);
  text.content = state.getLines(startLine, next, state.blkIndent, false).trim();
  text.map = [startLine, next];
  text.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = next;
  return true;
}

/** A cell with its alignment as an attribute: a Content Security Policy forbids inline styles. */
function renderCell(tokens: Token[], index: number): string {
  const token = tokens[index] as Token;
  const alignment = /^text-align:(\w+)$/.exec(String(token.attrGet('style')))?.[1];
  return alignment ? `<${token.tag} align="${alignment}">` : `<${token.tag}>`;
}

const fenceLanguage = ({ info }: Token) => /^[\w+#.-]+/.exec(info.trim())?.[0]?.toLowerCase() ?? '';

function renderFence(tokens: Token[], index: number): string {
  const token = tokens[index] as Token;
  const language = fenceLanguage(token);
  const highlighted = token.meta?.html;
  const code = typeof highlighted === 'string' ? highlighted : parser.utils.escapeHtml(token.content);
  return `<pre><code${language ? ` class="language-${parser.utils.escapeHtml(language)}"` : ''}>${code}</code></pre>\n`;
}

async function highlightFence(token: Token): Promise<void> {
  token.meta = { html: await highlightCode(token.content, fenceLanguage(token)) };
}
