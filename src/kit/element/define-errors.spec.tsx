// Elements whose view or reader throws, and elements in unusual documents and positions.
import { expect, fixture, html } from '@open-wc/testing';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { flag, json, number, text } from '../contract/attributes';
import { contract } from '../contract/contract';
import { captureConsole } from '../testing/console';
import { settle } from '../testing/wait';
import { type BlockOptions, type BlockProps, defineElement } from './define';
import { resetWarnings } from './warn';

const failing = contract({
  tag: 'site-trouble',
  description: 'Fails for some labels.',
  kind: 'react',
  loading: { strategy: () => 'eager' },
  attributes: {
    label: text('', 'Name.'),
    columnWidth: number(1, 'Width.'),
    showNames: flag(true, 'Names.'),
    list: json<unknown>(null, 'Any.', {
      expects: 'an object',
      accept: (value) => Object.keys(value as object),
    }),
  },
  events: {},
  slots: { '': 'Content.' },
  parts: {},
  cssProperties: {},
});
type Failing = typeof failing;

function View({ label, columnWidth, content }: BlockProps<Failing, unknown>) {
  useEffect(() => {
    if (label === 'effect') throw new Error(label);
  });
  if (label === 'render') throw new Error(label);
  return (
    <output>
      {`${label} ${columnWidth} ${content}`}
      <slot />
    </output>
  );
}

type Options = Partial<BlockOptions<Failing, unknown, undefined>>;
type Element = HTMLElement & { label: unknown; list: unknown; updateComplete: Promise<void> };

let count = 0;
const newTag = () => `site-trouble-${++count}` as const;
function defineAs(tag: `site-${string}`, options: Options = {}, root: 'shadow' | 'light' = 'shadow') {
  customElements.define(
    tag,
    defineElement(
      { ...failing, tag, root },
      { view: View, styles: [':host, output { color: rgb(1, 2, 3) }'], ...options },
    ),
  );
}

/** Appends an element with a unique tag to a new container. */
async function make(options: Options = {}, root: 'shadow' | 'light' = 'shadow', markup = '') {
  const tag = newTag();
  defineAs(tag, options, root);
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.setHTMLUnsafe(`<${tag}>${markup}</${tag}>`);
  customElements.upgrade(box);
  const element = box.firstElementChild as Element;
  await element.updateComplete;
  return { element, box };
}
const output = (element: HTMLElement) => (element.shadowRoot ?? element).querySelector('output');
const getText = (element: HTMLElement) => output(element)?.textContent;
const states = (element: Element) => ['ready', 'failed'].filter((name) => element.matches(`:state(${name})`));

describe('a failing block', () => {
  beforeEach(() => resetWarnings());

  for (const label of ['render', 'effect'])
    it(`is not ready and restarts when an option changes: ${label}`, async () => {
      const { element } = await make();
      await captureConsole(async () => {
        element.setAttribute('label', label);
        await settle(element);
      });
      expect(states(element)).to.deep.equal(['failed']);
      element.setAttribute('label', 'better');
      await settle(element);
      expect(states(element)).to.deep.equal(['ready']);
      expect(getText(element)).to.equal('better 1 undefined');
    });

  it('stops restarting when the page responds to each failure with a change', async () => {
    const { element, box } = await make({ readContent: (host) => host.childElementCount });
    let failures = 0;
    box.addEventListener('site-error', () => {
      failures++;
      element.append(document.createElement('p'));
    });
    await captureConsole(async () => {
      element.label = 'render';
      for (let step = 0; step < 20; step++) await settle(element);
    });
    expect(failures).to.equal(11);
    expect(element.lastElementChild!.assignedSlot).to.not.equal(null);
  });

  it('fails when its reader throws, and restarts when the children change', async () => {
    const tag = newTag();
    defineAs(tag, {
      readContent(host) {
        if (host.childElementCount === 0) throw new Error('nothing here');
        return host.childElementCount;
      },
    });
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const errors: unknown[] = [];
    box.addEventListener('site-error', (event) => errors.push((event as CustomEvent).detail.error.message));
    const element = document.createElement(tag) as Element;
    await captureConsole(async () => {
      box.append(element);
      await element.updateComplete;
    });
    expect([errors, states(element)]).to.deep.equal([['nothing here'], ['failed']]);
    element.append(document.createElement('p'));
    await settle(element);
    expect([getText(element), states(element)]).to.deep.equal([' 1 1', ['ready']]);
  });

  it('ignores markup options that cannot be read', async () => {
    let element!: Element;
    const markup = () => {
      throw new Error('odd markup');
    };
    const warnings = await captureConsole(async () => {
      ({ element } = await make({ readMarkupOptions: markup }));
      expect(element.label).to.equal('');
    });
    expect(warnings.join()).to.match(
      /^site-trouble-\d+: the options in its markup cannot be read .*odd markup/,
    );
    expect(states(element)).to.deep.equal(['ready']);
  });

  it('uses the default for an object whose getters throw', async () => {
    const { element } = await make();
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const warnings = await captureConsole(async () => {
      element.list = proxy;
      await element.updateComplete;
      expect(element.list).to.equal(null);
    });
    expect(warnings).to.have.length(1);
  });

  it('renders again after it was removed and inserted between two microtasks', async () => {
    const { element, box } = await make();
    element.setAttribute('label', 'first');
    void Promise.resolve().then(() => box.append(element));
    element.remove();
    await settle();
    element.setAttribute('label', 'second');
    await element.updateComplete;
    expect(getText(element)).to.equal('second 1 undefined');
  });

  it('resolves updateComplete when it is removed before it is rendered', async () => {
    const { element } = await make();
    element.setAttribute('label', 'late');
    const { updateComplete } = element;
    element.remove();
    await updateComplete;
  });

  it('keeps its styles in another document, and when it returns', async () => {
    for (const root of ['shadow', 'light'] as const) {
      const { element, box } = await make({}, root);
      const frame = box.appendChild(document.createElement('iframe'));
      for (const [view, home] of [
        [frame.contentWindow!, frame.contentDocument!.body],
        [window, box],
      ] as const) {
        home.append(element);
        await settle(element);
        expect(view.getComputedStyle(output(element)!).color, root).to.equal('rgb(1, 2, 3)');
      }
    }
  });

  it('keeps working in another document whose window replaces its prototype, as in Firefox', async () => {
    for (const root of ['shadow', 'light'] as const) {
      const { element, box } = await make({}, root);
      const frame = box.appendChild(document.createElement('iframe'));
      const view = frame.contentWindow as Window & typeof globalThis;
      Object.setPrototypeOf(element, view.HTMLElement.prototype);
      view.document.body.append(element);
      await settle(element);
      element.setAttribute('label', 'moved');
      await settle(element);
      expect(getText(element), root).to.contain('moved');
    }
  });

  it('keeps its styles with moveBefore()', async () => {
    const { element, box } = await make({}, 'light');
    const root = box.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    (root as ShadowRoot & { moveBefore(node: Node, before: null): void }).moveBefore(element, null);
    await settle(element);
    expect(getComputedStyle(output(element)!).color).to.equal('rgb(1, 2, 3)');
  });

  it('inserts its container again when a script replaces the children', async () => {
    const { element } = await make({ readContent: (host) => host.childElementCount }, 'light', '<p>one</p>');
    element.setHTMLUnsafe('<p>two</p>');
    await settle(element);
    expect(element.textContent).to.equal(' 1 2two');
    expect(output(element)!.checkVisibility()).to.equal(true);
  });

  it('observes its children inside the container of another block', async () => {
    const { element, box } = await make(
      { readContent: (host) => host.querySelectorAll('i').length },
      'shadow',
      '<p></p>',
    );
    box.setAttribute('data-site-own', '');
    element.querySelector('p')!.append(document.createElement('i'));
    await settle(element);
    expect(getText(element)).to.equal(' 1 1');
  });

  it('warns about a declarative shadow root that does not match, and can be removed and inserted again', async () => {
    const tag = newTag();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(
      `<${tag}><template shadowrootmode="open"><div data-root><p>other</p></div></template></${tag}>`,
    );
    const element = box.firstElementChild as Element;
    const warnings = await captureConsole(async () => {
      defineAs(tag);
      await settle(element);
    });
    expect(warnings).to.deep.equal([`${tag}: its declarative shadow root does not match; rendering again.`]);
    element.remove();
    await settle();
    box.append(element);
    await settle(element);
    expect([getText(element), states(element)]).to.deep.equal([' 1 undefined', ['ready']]);
  });

  it('accepts attributes as React writes them before the element is defined', async () => {
    const tag = newTag();
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const root = createRoot(box);
    root.render(createElement(tag, { columnWidth: 7, label: 'page' }));
    await settle();
    const element = box.firstElementChild as Element;
    expect(element.hasAttribute('columnwidth')).to.equal(true);
    defineAs(tag);
    await element.updateComplete;
    expect(getText(element)).to.equal('page 7 undefined');
    root.render(createElement(tag, { columnWidth: 8, label: 'page' }));
    await settle(element);
    expect(getText(element)).to.equal('page 8 undefined');
    root.unmount();
  });
});
