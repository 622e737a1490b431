// Mistakes of templates that end up in the page: values that are missing, not rendered or escaped twice.

import type { Contract } from '../../kit/contract/contract';
import { toKebabCase } from '../../kit/contract/letter-case';
import type { InspectedPage, Problem } from '../page/problem';

const UNRENDERED = /\{\{|\{%|<%|<\?php|\$\{|\[\[/;
const ESCAPED = /&(amp|quot|lt|gt|apos|#\d+|#x[\da-f]+);/i;
const NO_VALUE = /^(undefined|null|nan|\[object \w+\])$/i;

/** Where such characters are content. */
const VERBATIM = 'script, style, template, textarea, code, pre, site-code, site-markdown';

export function* checkTemplates({ elements, contracts }: InspectedPage): Generator<Problem> {
  for (const element of elements) {
    const tag = element.localName;
    const contract = contracts.get(tag);
    if (!contract) continue;
    for (const { name, value } of element.attributes) {
      const message = describeValue(contract, name, value);
      if (message) yield { tag, message, element };
    }
    const text = findUnrendered(element);
    if (text)
      yield { tag, message: `contains ${quote(text)}, which no template engine has rendered.`, element };
  }
}

function describeValue(contract: Contract, name: string, value: string): string | undefined {
  if (UNRENDERED.test(value)) return `${name}=${quote(value)} was not rendered by a template engine.`;
  const given = `${name}=${quote(value)}`;
  const option = findOption(contract, name);
  if (!option) return undefined;
  const escaped = ESCAPED.exec(value)?.[0];
  if (escaped) return `${given} is escaped twice: print it so that the attribute does not contain ${escaped}`;
  if (NO_VALUE.test(value))
    return `${given} is a missing value of a template; leave the attribute out instead.`;
  // `slides` without a value announces data that a script will set.
  if (value === '' && option.kind !== 'flag' && option.kind !== 'data')
    return `${name} is empty, so it has no effect; leave it out, or give it a value: ${option.expects}.`;
  return undefined;
}

const findOption = ({ attributes }: Contract, name: string) =>
  Object.entries(attributes).find(([option, { aliases }]) =>
    [option, ...aliases].some((one) => [toKebabCase(one), `data-${toKebabCase(one)}`].includes(name)),
  )?.[1];

/** The first text of the element's own that is not inside another element of the project. */
function findUnrendered(element: Element): string | undefined {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { data, parentElement } = node as Text;
    if (UNRENDERED.test(data) && !parentElement?.closest(VERBATIM)) return data.trim();
  }
  return undefined;
}

const quote = (text: string) => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
