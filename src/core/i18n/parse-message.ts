// Parses ICU MessageFormat: placeholders, numbers, plurals, ordinals and selects.
// https://unicode-org.github.io/icu/userguide/format_parse/messages/

/** Part of a message; `#` is the number of the enclosing plural. */
export interface Placeholder {
  readonly name: string;
  readonly kind: 'value' | 'number' | CaseKind;
  /** Subtracted before the plural rule is applied: `{n, plural, offset:1 …}`. */
  readonly offset: number;
  readonly cases: ReadonlyMap<string, Message>;
}
export type CaseKind = 'plural' | 'selectordinal' | 'select';
export type Message = readonly (string | Placeholder)[];

/** A syntax error and its position, in characters from 0. */
export class MessageError extends Error {
  override readonly name = 'MessageError';
  constructor(
    reason: string,
    readonly position: number,
  ) {
    super(`${reason} at character ${position}`);
  }
}

const CASES = /^(?:plural|selectordinal|select)$/;
const NO_CASES: ReadonlyMap<string, Message> = new Map();

/** Throws a MessageError if the message is invalid. */
export function parseMessage(text: string): Message {
  let index = 0;

  const fail = (reason: string): never => {
    throw new MessageError(reason, index);
  };

  /** Skips whitespace and consumes the match; if there is none, throws an error that names the expected token. */
  function consume(pattern: RegExp, expected: string): string {
    index += /^\s*/.exec(text.slice(index))![0].length;
    const matched = pattern.exec(text.slice(index))?.[0];
    if (matched === undefined) return fail(`${expected} is missing`);
    index += matched.length;
    return matched;
  }

  function parseParts(inPlural: boolean, isNested: boolean): Message {
    const parts: (string | Placeholder)[] = [];
    let literalText = '';
    const pushPlaceholder = (placeholder: Placeholder) => {
      if (literalText) parts.push(literalText);
      literalText = '';
      parts.push(placeholder);
    };
    while (index < text.length) {
      const character = text[index]!;
      if (character === '}' && isNested) break;
      if (character === "'") literalText += parseQuoted(inPlural);
      else if (character === '{') pushPlaceholder(parsePlaceholder(inPlural));
      else if (character === '}') fail('an unexpected closing brace');
      else {
        index++;
        if (character === '#' && inPlural)
          pushPlaceholder({ name: '#', kind: 'value', offset: 0, cases: NO_CASES });
        else literalText += character;
      }
    }
    if (literalText) parts.push(literalText);
    return parts;
  }

  /** An apostrophe quotes only syntax characters; two apostrophes are one literal apostrophe. */
  function parseQuoted(inPlural: boolean): string {
    const rest = text.slice(index);
    const literal = (inPlural ? /^'([{}#](?:[^']|'')*)(?:'|$)/ : /^'([{}](?:[^']|'')*)(?:'|$)/).exec(rest);
    const length = literal ? literal[0].length : rest.startsWith("''") ? 2 : 1;
    index += length;
    return literal ? literal[1]!.replaceAll("''", "'") : "'";
  }

  function parsePlaceholder(inPlural: boolean): Placeholder {
    consume(/^\{/, 'an opening brace');
    const name = consume(/^[\w-]+/, 'the name of a placeholder');
    if (consume(/^[,}]/, 'a comma or a closing brace') === '}')
      return { name, kind: 'value', offset: 0, cases: NO_CASES };
    const kind = consume(/^\w+/, 'the type of a placeholder') as Placeholder['kind'];
    if (kind === 'number') {
      consume(/^\}/, 'a closing brace');
      return { name, kind, offset: 0, cases: NO_CASES };
    }
    if (!CASES.test(kind)) fail(`"${kind}" is not a supported type`);
    consume(/^,/, 'a comma');
    return { name, kind, ...parseCases(inPlural || kind !== 'select', kind !== 'select') };
  }

  function parseCases(inPlural: boolean, isPlural: boolean): Pick<Placeholder, 'offset' | 'cases'> {
    const matched = new Map<string, Message>();
    const offset =
      isPlural && /^\s*offset:/.test(text.slice(index)) ? consume(/^offset:\s*\d+/, 'the offset') : '';
    while (/^\s*[^\s}]/.test(text.slice(index))) {
      const key = consume(/^(?:=\d+|[\w-]+)/, 'the key of a case');
      if (matched.has(key)) fail(`a duplicate case "${key}"`);
      consume(/^\{/, `the opening brace of "${key}"`);
      matched.set(key, parseParts(inPlural, true));
      consume(/^\}/, `the closing brace of "${key}"`);
    }
    consume(/^\}/, 'a closing brace');
    return { offset: Number(offset.replace(/\D+/, '')), cases: matched };
  }

  return parseParts(false, false);
}
