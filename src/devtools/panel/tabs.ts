// The tabs of the panel: one tab stop, arrow keys, Home and End.
// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { h } from './dom';

export interface View {
  readonly name: string;
  /** Content of the tab, refreshed by `update`. */
  readonly node: HTMLElement;
  count(): number;
  /** Called before the view is shown and, while it is shown, after each change. */
  update(): void;
}

export interface Tabs {
  readonly list: HTMLElement;
  readonly panels: readonly HTMLElement[];
  focus(): void;
  /** Updates the counts and the visible content. */
  update(): void;
}

export function createTabs(views: readonly View[]): Tabs {
  let selected = 0;
  const tabs = views.map(({ name }, index) =>
    h('button', {
      type: 'button',
      role: 'tab',
      id: `tab-${index}`,
      'aria-controls': `view-${index}`,
      'data-name': name,
      click: () => select(index),
    }),
  );
  const panels = views.map(({ node }, index) =>
    h('div', { role: 'tabpanel', id: `view-${index}`, 'aria-labelledby': `tab-${index}`, tabindex: 0 }, node),
  );
  const list = h(
    'div',
    { role: 'tablist', 'aria-label': 'Views', keydown: (event) => onKey(event as KeyboardEvent) },
    ...tabs,
  );

  function select(index: number) {
    selected = index;
    update();
    tabs[index]?.focus();
  }

  function onKey(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  }

  function update() {
    for (const [index, { name, count }] of views.entries()) {
      const isSelected = index === selected;
      const tab = tabs[index] as HTMLElement;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      tab.replaceChildren(name, ' ', h('span', { class: 'count' }, String(count())));
      (panels[index] as HTMLElement).hidden = !isSelected;
    }
    views[selected]?.update();
  }

  return { list, panels, update, focus: () => tabs[selected]?.focus() };
}
