// Conformance suite for all elements: requirements that every tag must meet. Run by elements/conformance.spec.ts.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { Attributes, Contract } from '../contract/contract';
import { toKebabCase } from '../contract/letter-case';
import { resetWarnings } from '../element/warn';
import { testHostileValues } from './conformance-hostile';
import { describeOptions } from './conformance-options';
import { createConformancePage } from './conformance-page';
import { trackListeners } from './listeners';
import { getNonDefaultValue } from './values';
import { settle, waitUntil } from './wait';

export interface ConformanceOptions {
  readonly contract: Contract<Attributes>;
  /** Examples of the element, each with its tag; together they render every part and slot. */
  readonly samples: readonly string[];
  /** Runs the element's script a second time. */
  readonly includeAgain: () => Promise<unknown>;
}

export function describeConformance({ contract, samples, includeAgain }: ConformanceOptions): void {
  const { tag, attributes } = contract;
  const sample = samples[0] ?? `<${tag}></${tag}>`;
  const page = createConformancePage(contract, sample);
  const { create, render } = page;
  // A state of the element that contains the page would recalculate the styles of the whole page.
  const hasState = tag !== 'site-services';

  describe(`<${tag}> conforms`, () => {
    beforeEach(() => resetWarnings());

    describeOptions(page);
    testHostileValues(page);

    it('renders only in the document, and keeps its state when moved', async () => {
      const disconnected = create();
      for (const [name, attribute] of Object.entries(attributes)) {
        const other = getNonDefaultValue(attribute);
        if (other) disconnected.setAttribute(toKebabCase(name), other.text);
      }
      await settle();
      expect(disconnected.matches(':state(ready)')).to.equal(false);

      const element = await render();
      expect(element.matches(':state(ready)')).to.equal(hasState);
      const first = getFirstRendered(element);
      element.parentElement!.append(document.createElement('div'));
      element.parentElement!.lastElementChild!.append(element);
      await settle(element);
      expect(getFirstRendered(element)).to.equal(first);
    });

    it('removes all listeners when it is removed', async () => {
      const round = async () => {
        for (const markup of samples) {
          const element = await render(markup);
          element.parentElement!.replaceChildren();
          await settle();
        }
      };
      await round();
      const listeners = trackListeners();
      await round();
      // A part that is still loading has a listener until it is loaded.
      await waitUntil(() => listeners.live().length === 0).catch(() => {});
      const left = listeners.live();
      listeners.stop();
      expect(left).to.deep.equal([]);
    });

    it('works inside another shadow root', async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const root = box.attachShadow({ mode: 'open' });
      root.setHTMLUnsafe(sample);
      const element = root.querySelector(tag)!;
      await settle(element);
      expect(element.matches(':state(ready)')).to.equal(hasState);
    });

    it('works inside <site-services>', async () => {
      const element = await render(`<site-services>${sample}</site-services>`);
      await settle(element);
      expect(element.matches(':state(ready)')).to.equal(hasState);
    });

    it('can be included twice', async () => {
      const known = customElements.get(tag);
      await includeAgain();
      expect(customElements.get(tag)).to.equal(known);
    });

    it('has the slots and parts of its contract, and no others', async () => {
      const slots = new Set<string>();
      const parts = new Set<string>();
      const shadows: ShadowRoot[] = [];
      const collect = () => {
        for (const shadow of shadows) {
          for (const slot of shadow.querySelectorAll<HTMLSlotElement>('slot:not([data-internal])'))
            slots.add(slot.name);
          for (const node of shadow.querySelectorAll('[part]')) for (const part of node.part) parts.add(part);
        }
      };
      for (const markup of samples) {
        const { shadowRoot } = await render(markup);
        if (shadowRoot) shadows.push(shadowRoot);
        collect();
      }
      // Some parts are rendered once the browser has reported that the element is visible.
      const isComplete = () => {
        collect();
        return Object.keys(contract.parts).every((part) => parts.has(part));
      };
      await waitUntil(isComplete).catch(() => undefined);
      expect([...slots].sort()).to.deep.equal(Object.keys(contract.slots).sort());
      expect([...parts].sort()).to.deep.equal(Object.keys(contract.parts).sort());
    });

    it('has the members of its contract, in the document or not', async () => {
      for (const element of [create(), await render()])
        for (const [name, { kind }] of Object.entries(contract.members)) {
          expect(name in element, name).to.equal(true);
          expect(typeof element[name] === 'function', name).to.equal(kind === 'method');
        }
    });

    it('loads the shared runtime if and only if it uses React', () => {
      const { kind, loading } = contract;
      expect(loading.standalone === true).to.equal(kind !== 'react');
    });

    it('prefixes its events with its tag', () => {
      for (const name of Object.keys(contract.events)) expect(name).to.match(new RegExp(`^${tag}-[a-z-]+$`));
    });

    const views: Record<string, { dir?: string; reducedMotion?: string }> = {
      'left to right': {},
      'right to left': { dir: 'rtl' },
      'reduced motion': { reducedMotion: 'reduce' },
    };
    for (const [view, { dir = 'ltr', ...preferences }] of Object.entries(views))
      it(`is accessible: ${view}`, async () => {
        await executeServerCommand('emulate-preferences', preferences);
        document.documentElement.dir = dir;
        skipTransitions(true);
        try {
          for (const markup of samples) {
            const element = await render(markup);
            await nextFrame();
            await expect(element).to.be.accessible();
          }
        } finally {
          skipTransitions(false);
          document.documentElement.dir = 'ltr';
          await executeServerCommand('emulate-preferences', {});
        }
      });
  });
}

/** Skips transitions, because text that is still fading in has too little contrast. */
function skipTransitions(skip: boolean): void {
  for (const name of ['--site-duration', '--site-duration-fast', '--site-duration-slow'])
    document.documentElement.style.setProperty(name, skip ? '0s' : null);
}

/** The first node that React rendered: it stays the same while the element keeps its state. */
const getFirstRendered = (element: HTMLElement): Node | null =>
  (element.shadowRoot ?? element.querySelector('[data-site-root]'))?.firstChild ?? null;
