// Reads options of an element by the same rules as the element: attributes, `data-` aliases, JSON, markup, messages.
import type { AttributeValues } from '../../kit/contract/attributes';
import type { Contract } from '../../kit/contract/contract';
import { isTranslatable } from '../../kit/contract/messages';
import { createJsonReader, type OptionValues, toCamelCaseKeys } from '../../kit/element/json-options';
import { createOptions, type MarkupOptionsReader } from '../../kit/element/options';
import { getTranslation } from './messages';
import type { TreeElement } from './tree';

/** All options of the element; options that are not set have their default value. */
export function readOptions<A extends Contract['attributes']>(
  contract: Pick<Contract<A>, 'tag' | 'attributes' | 'jsonChild'>,
  host: TreeElement,
  readMarkup?: MarkupOptionsReader,
): AttributeValues<A> {
  const element = host.asElement();
  const child = host.querySelector(':scope > script[type="application/json"]');
  const readChild = createJsonReader(contract.tag, 'the JSON child');
  const sources: OptionValues[] = [
    contract.jsonChild === 'content' ? {} : readChild(child?.textContent ?? null),
    readMarkup ? toCamelCaseKeys(readMarkup(element)) : {},
    Object.fromEntries(
      Object.entries(toCamelCaseKeys(getTranslation(host, contract.tag))).filter(([name]) =>
        isTranslatable(name),
      ),
    ),
  ];
  return createOptions(
    contract,
    element,
    sources.map((values) => () => values),
  ).all();
}
