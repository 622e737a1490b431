// Tokenizes HTML for syntax highlighting.

export interface Token {
  text: string;
  /** `t` tag, `a` attribute name, `v` value, `c` comment; nothing for plain text. */
  kind?: 't' | 'a' | 'v' | 'c';
}

const PIECE = /<!--[\s\S]*?-->|<\/?[\w-]+|\/?>|"[^"]*"|(?<==)'[^']*'|[\w-]+|[\s\S]/g;

/** Tokens of a markup; concatenated they equal the text. */
export function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  let inTag = false;
  for (const [text] of code.matchAll(PIECE)) {
    const kind = kindOf(text, inTag);
    if (kind === 't') inTag = text.startsWith('<');
    tokens.push(kind ? { text, kind } : { text });
  }
  return tokens;
}

function kindOf(text: string, inTag: boolean): Token['kind'] {
  if (text.startsWith('<!--')) return 'c';
  if (/^<\/?[\w-]+$/.test(text)) return 't';
  if (!inTag) return undefined;
  if (/^\/?>$/.test(text)) return 't';
  if (/^(".*"|'.*')$/s.test(text)) return 'v';
  return /^[\w-]+$/.test(text) ? 'a' : undefined;
}
