// Markup of a comment's text: paragraphs, line breaks and links.
import { createNode, type MarkupChild, type MarkupNode } from '../markup/markup';

/** Creates one `<p>` per paragraph. URLs become links that search engines do not follow. */
export const createBodyMarkup = (body: string): MarkupNode[] =>
  body
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => createNode('p', {}, ...paragraph.trim().split('\n').flatMap(createLine)));

const createLine = (line: string, index: number): MarkupChild[] => [
  index > 0 && createNode('br', {}),
  // Parts with an odd index are URLs.
  ...line
    .split(/(https?:\/\/[^\s<>"“”]+[^\s<>"“”.,;:!?'’)\]])/i)
    .map((part, at): MarkupChild => (at % 2 ? createLink(part) : part)),
];

const createLink = (address: string): MarkupChild =>
  URL.canParse(address)
    ? createNode('a', { href: new URL(address).href, rel: 'ugc nofollow' }, address)
    : address;
