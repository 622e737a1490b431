import { expect, fixture, html } from '@open-wc/testing';
import { createStore } from '../../core/store';
import { contract, event, method, property, readonlyProperty } from '../contract/contract';
import { settle } from '../testing/wait';
import { type BlockContext, type BlockElement, type BlockProps, defineElement } from './define';
import { useStore } from './use-store';

const counter = contract({
  tag: 'site-counter',
  description: 'Counts.',
  kind: 'react',
  loading: { strategy: () => 'eager' },
  attributes: {},
  events: { 'site-counter-count': event<{ count: number }>('It counted.') },
  members: {
    add: method<(by: number) => number>('Adds to the count.'),
    count: readonlyProperty<number>('Current count.'),
    unit: property<string>('Name of the counted items.'),
  },
  slots: {},
  parts: {},
  cssProperties: {},
});

interface State {
  count: number;
  unit: string;
}

function createCounter({ emit }: BlockContext<typeof counter>) {
  const state = createStore<State>({ count: 0, unit: 'sheep' });
  return {
    state,
    add(by: number) {
      const count = state.get().count + by;
      state.set({ ...state.get(), count });
      emit('site-counter-count', { count });
      return count;
    },
    get count() {
      return state.get().count;
    },
    get unit() {
      return state.get().unit;
    },
    set unit(unit) {
      state.set({ ...state.get(), unit: String(unit) });
    },
  };
}

function View({ api }: BlockProps<typeof counter, undefined, ReturnType<typeof createCounter>>) {
  const { count, unit } = useStore(api.state);
  return (
    <output>
      {count} {unit}
    </output>
  );
}

const Counter = defineElement(counter, { view: View, createApi: createCounter });
type CounterElement = BlockElement<typeof counter>;

describe('members of an element', () => {
  const getText = (element: Element) => element.shadowRoot!.textContent;

  it('are available as soon as the element is defined, with values that were set before', async () => {
    const early = await fixture<CounterElement>(html`<site-counter></site-counter>`);
    early.unit = 'goats';
    customElements.define('site-counter', Counter);
    expect([early.count, early.unit]).to.deep.equal([0, 'goats']);
    await settle(early);
    expect(getText(early)).to.equal('0 goats');
  });

  it('belong to each element, in the document or not, and update the view', async () => {
    const disconnected = document.createElement('site-counter') as CounterElement;
    const shown = await fixture<CounterElement>(html`<site-counter></site-counter>`);
    const details: unknown[] = [];
    shown.addEventListener('site-counter-count', (counted) => details.push((counted as CustomEvent).detail));
    expect([disconnected.add(2), disconnected.add(3), shown.add(1)]).to.deep.equal([2, 5, 1]);
    await settle(shown);
    expect([disconnected.count, getText(shown), details]).to.deep.equal([5, '1 sheep', [{ count: 1 }]]);
    shown.after(disconnected);
    await settle(disconnected);
    expect(getText(disconnected)).to.equal('5 sheep');
  });

  it('that are read-only cannot be set', () => {
    const element = document.createElement('site-counter');
    expect(() => Object.assign(element, { count: 9 })).to.throw(TypeError);
    expect('add' in element && Object.keys(Counter.prototype)).to.deep.equal([
      'options',
      'add',
      'count',
      'unit',
    ]);
  });
});
