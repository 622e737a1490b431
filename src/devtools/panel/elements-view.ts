// View of all elements on the page with their options.
import type { Contract } from '../../kit/contract/contract';
import { findElements } from '../page/find-elements';
import { type Child, format, h, table } from './dom';
import { type OptionState, readOptions } from './element-options';
import { type Highlight, nameOf, showButton } from './highlight';
import { describeState } from './loading-rules';
import type { View } from './tabs';

export function createElementsView(contracts: ReadonlyMap<string, Contract>, highlight: Highlight): View {
  const node = h('div', { class: 'elements' });
  /** Items by element, kept so that open items stay open. */
  const items = new WeakMap<Element, HTMLDetailsElement>();
  const find = () => findElements().filter(({ localName }) => contracts.has(localName));

  function getItem(element: Element): HTMLDetailsElement {
    const contract = contracts.get(element.localName) as Contract;
    const item = items.get(element) ?? createItem(element, contract, highlight);
    items.set(element, item);
    item.querySelector('.state')?.replaceChildren(describeState(element, contract));
    return item;
  }

  return {
    name: 'Elements',
    node,
    count: () => find().length,
    update() {
      const wanted: Element[] = find().map(getItem);
      if (wanted.length === 0) wanted.push(h('p', { class: 'empty' }, 'No elements on this page.'));
      for (const item of node.querySelectorAll(':scope > *')) if (!wanted.includes(item)) item.remove();
      // Moving a node would make it lose the focus.
      for (const [index, item] of wanted.entries())
        if (node.children[index] !== item) node.insertBefore(item, node.children[index] ?? null);
    },
  };
}

function createItem(element: Element, contract: Contract, highlight: Highlight): HTMLDetailsElement {
  const body = h('div', { class: 'body' });
  const item = h(
    'details',
    { class: 'element' },
    h('summary', {}, h('code', { class: 'tag' }, nameOf(element)), ' ', h('span', { class: 'state' })),
    body,
  );
  item.addEventListener('toggle', () => {
    if (item.open) body.replaceChildren(...createBody(element, contract, highlight));
  });
  return item;
}

function createBody(element: Element, contract: Contract, highlight: Highlight): Child[] {
  const options = readOptions(element, contract);
  const given = options.filter(({ isGiven }) => isGiven);
  const others = options.filter(({ isGiven }) => !isGiven);
  const events = Object.keys(contract.events);
  return [
    h('p', {}, contract.description),
    showButton(highlight, element, 'Show on the page'),
    ...(given.length > 0
      ? [optionTable('Options set on this page', given)]
      : [h('p', {}, 'No options are set.')]),
    ...(others.length > 0
      ? [
          h(
            'details',
            {},
            h('summary', {}, `${others.length} options with default values`),
            optionTable('Options with default values', others),
          ),
        ]
      : []),
    ...(events.length > 0 ? [h('p', {}, 'Events: ', h('code', {}, events.join(', ')))] : []),
  ];
}

const optionTable = (caption: string, options: readonly OptionState[]) =>
  table(
    caption,
    ['Option', 'Value', 'Default'],
    options.map(({ name, description, value, defaultValue, isGiven }) => [
      h('span', {}, h('code', {}, name), h('small', {}, description)),
      h('code', { class: isGiven ? 'given' : 'dim' }, format(value)),
      h('code', { class: 'dim' }, format(defaultValue)),
    ]),
  );
