/** Links in Markdown. (LNK-009) */
import type { StateCore, Token } from 'markdown-it';
import { withProtocol } from '../../core/links';

/** A host without a protocol. Names of pages and files of the site may contain a dot, too. */
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]|$)/i;
const FILE = /^[\w.-]+\.(?:html?|php|pdf|txt|md)(?:[?#]|$)/i;

/** Token rule: `www.example.com` leads to that host, not to a page of the site. */
export function addProtocols(state: StateCore): void {
  for (const token of findLinks(state.tokens)) {
    const address = String(token.attrGet('href'));
    if (HOST.test(address) && !FILE.test(address)) token.attrSet('href', withProtocol(address));
  }
}

/** The addresses of all links, in their order. */
export const listAddresses = (tokens: readonly Token[]): string[] =>
  findLinks(tokens).map((token) => String(token.attrGet('href')));

const findLinks = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open');
