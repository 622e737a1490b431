import { expect, fixture, html } from '@open-wc/testing';
import { useEffect, useState } from 'react';
import { choice, flag, INVALID, json, number, text } from '../contract/attributes';
import { contract, event } from '../contract/contract';
import { captureConsole } from '../testing/console';
import { settle } from '../testing/wait';
import { type BlockElement, type BlockProps, defineElement } from './define';
import { registerElement } from './register';
import { resetWarnings } from './warn';

const probe = contract({
  tag: 'site-probe',
  description: 'Shows its options.',
  kind: 'react',
  loading: { strategy: () => 'eager' },
  attributes: {
    label: text('', 'Name.'),
    design: choice(['grid', 'list'], 'grid', 'Layout.'),
    columns: number(3, 'Columns.', { min: 1, max: 8, integer: true }),
    loop: flag(false, 'Starts over.'),
    labels: flag(true, 'Shows names.'),
    slides: json<readonly string[]>([], 'Slides.', {
      expects: 'a list of texts',
      accept: (value) => (Array.isArray(value) ? value.map(String) : INVALID),
    }),
  },
  events: {
    'site-probe-change': event<{ index: number }>('It changed.'),
    'site-probe-open-request': event<{ index: number }>('It is about to open.'),
  },
  slots: { '': 'Content.' },
  parts: { base: 'All of it.' },
  cssProperties: {},
});

let mounts = 0;
let unmounts = 0;

function Probe({
  label,
  design,
  columns,
  loop,
  labels,
  slides,
  content,
  emit,
}: BlockProps<typeof probe, number>) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounts++;
    return () => {
      unmounts++;
    };
  }, []);
  if (label === 'boom') throw new Error('boom');
  return (
    <div part="base">
      <button
        type="button"
        onClick={() => emit('site-probe-open-request', { index: count }) && setCount(count + 1)}
      >
        {count}
      </button>
      <output>{JSON.stringify({ label, design, columns, loop, labels, slides, content })}</output>
      <slot />
    </div>
  );
}

registerElement(
  defineElement(probe, {
    view: Probe,
    styles: [':host { display: block }'],
    readContent: (host) => host.children.length,
  }),
);

type ProbeElement = HTMLElementTagNameMap['site-probe'];
declare global {
  interface HTMLElementTagNameMap {
    'site-probe': BlockElement<typeof probe>;
  }
}

const make = (template: ReturnType<typeof html>) => fixture<ProbeElement>(template);
const shown = (element: Element) =>
  JSON.parse(element.shadowRoot!.querySelector('output')!.textContent ?? '');
const button = (element: Element) => element.shadowRoot!.querySelector('button')!;

describe('defineElement', () => {
  beforeEach(() => resetWarnings());

  it('reads attributes, their data- alias, options JSON and a JSON child by precedence', async () => {
    const element = await make(html`
      <site-probe data-columns="5" options='{"columns":6,"design":"list","label":"from options"}'>
        <script type="application/json">{ "label": "from child", "loop": true }</script>
      </site-probe>
    `);
    expect(shown(element)).to.include({ columns: 5, design: 'list', label: 'from options', loop: true });
    element.setAttribute('columns', '4');
    await settle(element);
    expect(shown(element).columns).to.equal(4);
    element.columns = 2;
    await settle(element);
    expect(shown(element).columns).to.equal(2);
    expect(element.getAttribute('columns')).to.equal('4');
  });

  it('reads several options of the property `options`, also if it was set before the upgrade', async () => {
    const element = await make(html`<site-probe columns="4" options='{"label":"attribute"}'></site-probe>`);
    element.options = { columns: 6, design: 'list', label: 'property' };
    await settle(element);
    expect(shown(element)).to.include({ columns: 4, design: 'list', label: 'property' });
    element.options = {};
    await settle(element);
    expect(shown(element)).to.include({ columns: 4, design: 'grid', label: '' });
    const early = document.implementation.createHTMLDocument().createElement('site-probe') as ProbeElement;
    early.options = { label: 'early' };
    document.body.append(early);
    await settle(early);
    expect(shown(early).label).to.equal('early');
    early.remove();
  });

  it('follows HTML for booleans, empty values and removal', async () => {
    const element = await make(html`<site-probe loop columns="" labels="no" data-loop=""></site-probe>`);
    expect(shown(element)).to.include({ loop: true, columns: 3, labels: false });
    element.removeAttribute('loop');
    element.removeAttribute('labels');
    await settle(element);
    expect(shown(element)).to.include({ loop: false, labels: true });
  });

  it('warns once about an invalid value and uses the default', async () => {
    const warnings = await captureConsole(async () => {
      await make(html`<site-probe design="mosaic" columns="many" slides="{oops"></site-probe>`);
      await make(html`<site-probe design="mosaic"></site-probe>`);
    });
    expect(warnings).to.have.members([
      'site-probe: design="mosaic" is not one of grid, list; using "grid".',
      'site-probe: columns="many" is not a number; using 3.',
      'site-probe: slides="{oops" is not a list of texts; using [].',
    ]);
  });

  it('keeps properties that were set before the upgrade', async () => {
    const late = document.createElement('site-probe-late') as ProbeElement;
    late.columns = 7;
    late.slides = ['one'];
    (await fixture(html`<div></div>`)).append(late);
    const Late = defineElement({ ...probe, tag: 'site-probe-late' }, { view: Probe });
    customElements.define('site-probe-late', Late);
    await settle(late);
    expect(shown(late)).to.deep.include({ columns: 7, slides: ['one'] });
    expect(Object.hasOwn(late, 'columns')).to.equal(false);
  });

  it('keeps an object property as it is', async () => {
    const element = await make(html`<site-probe></site-probe>`);
    const slides = ['a'];
    element.slides = slides;
    element.setAttribute('slides', '["b"]');
    await settle(element);
    expect(shown(element).slides).to.deep.equal(['a']);
    (element as { slides: unknown }).slides = null;
    await settle(element);
    expect(shown(element).slides).to.deep.equal(['b']);
  });

  it('dispatches bubbling, composed, cancelable request events', async () => {
    const element = await make(html`<site-probe></site-probe>`);
    const seen: CustomEvent[] = [];
    const listener = (event: Event) => {
      seen.push(event as CustomEvent);
      event.preventDefault();
    };
    document.addEventListener('site-probe-open-request', listener);
    button(element).click();
    await settle(element);
    document.removeEventListener('site-probe-open-request', listener);
    expect(seen[0]?.detail).to.deep.equal({ index: 0 });
    expect(seen[0]?.composed).to.equal(true);
    expect(button(element).textContent).to.equal('0');
  });

  it('observes added and removed children', async () => {
    const element = await make(html`<site-probe><p>one</p></site-probe>`);
    expect(shown(element).content).to.equal(1);
    element.append(document.createElement('p'));
    await settle(element);
    expect(shown(element).content).to.equal(2);
  });

  it('keeps its state when it is moved and cleans up when it is removed', async () => {
    const element = await make(html`<site-probe></site-probe>`);
    const home = element.parentElement!;
    button(element).click();
    await settle(element);
    [mounts, unmounts] = [0, 0];
    const other = home.appendChild(document.createElement('div'));
    other.append(element);
    await settle(element);
    expect(button(element).textContent).to.equal('1');
    expect([mounts, unmounts]).to.deep.equal([0, 0]);
    element.remove();
    await settle();
    expect(unmounts).to.equal(1);
    home.append(element);
    await settle(element);
    expect(button(element).textContent).to.equal('0');
  });

  it('does not render before it is in the document', async () => {
    mounts = 0;
    const element = document.createElement('site-probe');
    element.setAttribute('label', 'x');
    await settle();
    expect(mounts).to.equal(0);
  });

  it('shows its children and dispatches an error event when its view throws', async () => {
    const box = await fixture(html`<div></div>`);
    const errors: string[] = [];
    box.addEventListener('site-error', (event) =>
      errors.push(((event as CustomEvent).detail.error as Error).message),
    );
    await captureConsole(async () => {
      box.insertAdjacentHTML('beforeend', '<site-probe label="boom"><p>kept</p></site-probe>');
      await settle(box.firstElementChild!);
    });
    expect(errors).to.deep.equal(['boom']);
    expect(box.querySelector('p')!.checkVisibility()).to.equal(true);
    expect(box.querySelector('p')!.assignedSlot).to.not.equal(null);
  });

  it('shows its children in one slot before, during and after rendering', async () => {
    const element = document.createElement('site-probe');
    const slots = () => element.shadowRoot!.querySelectorAll('slot').length;
    expect(slots()).to.equal(1);
    (await fixture(html`<div></div>`)).append(element);
    expect(slots()).to.equal(1);
    await settle(element);
    expect(slots()).to.equal(1);
    element.remove();
    await settle();
    expect(slots()).to.equal(1);
  });

  it('resolves updateComplete when the effects of its view have run', async () => {
    mounts = 0;
    const element = document.createElement('site-probe');
    (await fixture(html`<div></div>`)).append(element);
    await element.updateComplete;
    expect(mounts).to.equal(1);
  });

  it('sets a state only once, however often it is rendered', async () => {
    const calls: string[] = [];
    const { add } = CustomStateSet.prototype;
    CustomStateSet.prototype.add = function (state) {
      calls.push(state);
      return add.call(this, state);
    };
    try {
      const element = await fixture<ProbeElement>(html`<site-probe></site-probe>`);
      for (const label of ['one', 'two']) {
        element.label = label;
        await settle(element);
      }
      expect(calls).to.deep.equal(['ready']);
    } finally {
      CustomStateSet.prototype.add = add;
    }
  });

  it('is ready from the first render until it is removed', async () => {
    const element = await make(html`<site-probe></site-probe>`);
    expect(element.matches(':state(ready)')).to.equal(true);
    element.remove();
    await settle();
    expect(element.matches(':state(ready)')).to.equal(false);
  });

  it('hydrates a declarative shadow root without replacing its nodes', async () => {
    const Hydrated = defineElement(
      { ...probe, tag: 'site-probe-dsd' },
      { view: Probe, readContent: () => 0 },
    );
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const rendered =
      '{"label":"","design":"grid","columns":3,"loop":false,"labels":true,"slides":[],"content":0}';
    box.setHTMLUnsafe(
      `<site-probe-dsd><template shadowrootmode="open"><div data-root><div part="base"><button type="button">0</button><output>${rendered.replaceAll('"', '&quot;')}</output><slot></slot></div></div></template></site-probe-dsd>`,
    );
    const element = box.firstElementChild!;
    const before = button(element);
    customElements.define('site-probe-dsd', Hydrated);
    await settle(element);
    expect(button(element)).to.equal(before);
    before.click();
    await settle(element);
    expect(before.textContent).to.equal('1');
  });

  it('is defined once, however often its script is included', () => {
    expect(registerElement(defineElement(probe, { view: Probe }))).to.equal(customElements.get('site-probe'));
  });

  it('finds the internals of r2wc that it depends on', () => {
    const prototype = Object.getPrototypeOf(customElements.get('site-probe')!.prototype);
    expect(typeof prototype[Symbol.for('r2wc.render')]).to.equal('function');
    expect(typeof prototype.connectedCallback).to.equal('function');
    expect(typeof prototype.disconnectedCallback).to.equal('function');
  });
});
