// View of the page's problems, with buttons that show the affected elements.
import type { ListedProblem, ProblemList } from '../page/problem-list';
import { h } from './dom';
import { type Highlight, nameOf, showButton } from './highlight';
import type { View } from './tabs';

/** Maximum number of elements with a button; more would push the next problem out of view. */
const SHOWN = 5;

export function createProblemsView(list: ProblemList, highlight: Highlight): View {
  const node = h('ul', { class: 'problems' });
  const empty = h('li', { class: 'empty' }, 'No problems found.');
  let drawn = '';

  return {
    name: 'Problems',
    node,
    count: () => list.all().length,
    update() {
      const problems = list.all();
      // Unchanged nodes keep the focus.
      const state = problems.map(({ message, elements }) => `${message}${elements.length}`).join();
      if (state === drawn && node.firstChild) return;
      drawn = state;
      node.replaceChildren(
        ...(problems.length > 0 ? problems.map((one) => toItem(one, highlight)) : [empty]),
      );
    },
  };
}

function toItem({ tag, message, elements }: ListedProblem, highlight: Highlight): HTMLElement {
  const more = elements.length - SHOWN;
  return h(
    'li',
    {},
    h('p', {}, h('code', { class: 'tag' }, tag), ' ', message),
    ...elements.slice(0, SHOWN).map((element) => showButton(highlight, element, `Show ${nameOf(element)}`)),
    ...(more > 0 ? [h('span', { class: 'dim' }, `and ${more} more`)] : []),
  );
}
