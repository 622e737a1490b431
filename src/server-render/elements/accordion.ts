// Opens the first item of an accordion if its script would.
import { readDetails } from '../../blocks/accordion/accordion.content';
import { accordion } from '../../blocks/accordion/accordion.contract';
import { readOptions } from '../host/options';
import { addAttributes } from '../host/patch';
import type { TreeElement } from '../host/tree';
import type { ElementRenderer } from '../host/types';

export const renderAccordion: ElementRenderer = (host) => {
  const { expandFirst, multiple } = readOptions(accordion, host);
  const [first, ...others] = readDetails(host.asElement()).map(({ box }) => box as unknown as TreeElement);
  if (!expandFirst || !first || first.hasAttribute('open')) return null;
  // If several items are open, the script decides which ones to close.
  const isOpen = others.some((box) => box.hasAttribute('open'));
  const isMultiple = multiple ?? ![first, ...others].some((box) => box.getAttribute('name'));
  return isOpen && !isMultiple ? null : { insertions: addAttributes(first, { open: '' }) };
};
