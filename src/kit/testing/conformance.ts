// Conformance suite for all elements: requirements that every tag must meet. Run by elements/conformance.spec.ts.
import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import fc from '../../core/testing/fast-check';
import type { Attribute } from '../contract/attributes';
import type { Attributes, Contract } from '../contract/contract';
import { toKebabCase } from '../contract/letter-case';
import { resetWarnings } from '../element/warn';
import { captureConsole } from './console';
import { trackListeners } from './listeners';
import { getInvalidText, getNonDefaultValue, HOSTILE_VALUES } from './values';
import { settle, waitUntil } from './wait';

export interface ConformanceOptions {
  readonly contract: Contract<Attributes>;
  /** Examples of the element, each with its tag; together they render every part and slot. */
  readonly samples: readonly string[];
  /** Runs the element's script a second time. */
  readonly includeAgain: () => Promise<unknown>;
}

type Any = HTMLElement & Record<string, unknown> & { updateComplete: Promise<void> };

/** Rounds of the test with hostile values, and elements per round, each with its own random attributes. */
const HOSTILE_ROUNDS = 6;
const HOSTILE_ELEMENTS = 10;
/** The runner answers requests below this path with an empty body: a 404 response is an error in the console. */
const EMPTY_RESPONSES = '/empty-responses/';

export function describeConformance({ contract, samples, includeAgain }: ConformanceOptions): void {
  const { tag, attributes } = contract;
  const sample = samples[0] ?? `<${tag}></${tag}>`;
  const options = Object.entries(attributes);

  const create = () => document.createElement(tag) as unknown as Any;
  const renderEmpty = async (set: (element: Any) => void = () => {}) => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const element = create();
    set(element);
    box.append(element);
    await settle(element);
    return element;
  };
  /** The element is not upgraded before it leaves the template. */
  const renderUpgraded = async (set: (element: Any) => void) => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const template = document.createElement('template');
    template.content.append(template.content.ownerDocument.createElement(tag));
    const element = template.content.firstElementChild as unknown as Any;
    set(element);
    expect(element.matches(':defined')).to.equal(false);
    box.append(element);
    await settle(element);
    return element;
  };
  const render = async (markup = sample) => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.setHTMLUnsafe(markup);
    const element = box.querySelector(tag) as unknown as Any;
    await settle(element);
    return element;
  };

  describe(`<${tag}> conforms`, () => {
    beforeEach(() => resetWarnings());

    describe('options', () => {
      for (const [name, attribute] of options) {
        const other = getNonDefaultValue(attribute);
        if (other) optionCase(name, attribute, other);
      }

      function optionCase(
        name: string,
        attribute: Attribute<unknown>,
        { text, value }: { text: string; value: unknown },
      ) {
        const kebab = toKebabCase(name);
        const set = (element: Any) => {
          element[name] = value;
        };
        const setAll = (element: Any) => {
          element.options = { [kebab]: value };
        };
        const routes: Record<string, (element: Any) => void> = {
          attribute: (element) => element.setAttribute(kebab, text),
          'data- alias': (element) => element.setAttribute(`data-${kebab}`, text),
          'options JSON': (element) => element.setAttribute('options', JSON.stringify({ [kebab]: text })),
          ...(contract.jsonChild !== 'content' && {
            'JSON child': (element: Any) => element.append(jsonChild({ [name]: text })),
          }),
          property: set,
          'options property': setAll,
        };
        const earlyRoutes = {
          'property before the upgrade': set,
          'options property before the upgrade': setAll,
        };
        it(`reads ${kebab} from every documented source and resets it on removal`, async () => {
          const later = Object.entries(routes).map(async ([route, write]) => {
            const element = await renderEmpty();
            write(element);
            return { route, element };
          });
          const early = Object.entries(earlyRoutes).map(async ([route, write]) => ({
            route,
            element: await renderUpgraded(write),
          }));
          const all = await Promise.all([...later, ...early]);
          await Promise.all(all.map(({ element }) => settle(element)));
          for (const { route, element } of all) expect(element[name], route).to.deep.equal(value);
          for (const { element } of all) {
            for (const attributeName of [kebab, `data-${kebab}`, 'options'])
              element.removeAttribute(attributeName);
            for (const written of [name, 'options']) element[written] = undefined;
            element.querySelector(':scope > script')?.remove();
          }
          await Promise.all(all.map(({ element }) => settle(element)));
          for (const { route, element } of all)
            expect(element[name], `${route}, removed`).to.deep.equal(attribute.defaultValue);
        });
      }

      it('warns once per option about invalid values, and uses the default', async () => {
        const tested = options.flatMap(([name, attribute]) => {
          const invalid = getInvalidText(attribute);
          return invalid === null ? [] : [{ name, attribute, invalid }];
        });
        const output = await captureConsole(async () => {
          for (let round = 0; round < 2; round++) {
            const element = await renderEmpty((fresh) => {
              for (const { name, invalid } of tested) fresh.setAttribute(toKebabCase(name), invalid);
            });
            for (const { name, attribute } of tested)
              expect(element[name], name).to.deep.equal(attribute.defaultValue);
          }
        });
        const expected = tested.map(({ name }) => `${tag}: ${toKebabCase(name)}=`);
        for (const start of expected)
          expect(
            output.filter((line) => line.startsWith(start)),
            start,
          ).to.have.length(1);
      });

      it('treats an empty value as unset', async () => {
        const element = await renderEmpty((fresh) => {
          for (const [name, { kind }] of options)
            if (kind !== 'flag') fresh.setAttribute(toKebabCase(name), '');
        });
        for (const [name, { kind, defaultValue }] of options)
          if (kind !== 'flag') expect(element[name], name).to.deep.equal(defaultValue);
      });
    });

    it('throws nothing and runs no code for hostile values', async () => {
      const thrown: string[] = [];
      const record = (event: ErrorEvent | PromiseRejectionEvent) => {
        thrown.push(String('reason' in event ? event.reason : event.message));
        event.preventDefault();
      };
      addEventListener('error', record);
      addEventListener('unhandledrejection', record);
      const pageUrl = location.href;
      const base = document.createElement('base');
      base.href = EMPTY_RESPONSES;
      document.head.append(base);
      const value = fc.oneof(fc.constantFrom(...HOSTILE_VALUES), fc.string({ unit: 'binary' }), fc.json());
      const names = options.map(([name]) => name);
      const set = fc.record(Object.fromEntries(['options', ...names].map((name) => [name, value])), {
        requiredKeys: [],
      });
      const setInvalidValues = async ([values, asProperties]: [Record<string, unknown>, boolean]) => {
        const element = await render();
        for (const [name, hostile] of Object.entries(values)) {
          if (asProperties) element[name] = hostile;
          else element.setAttribute(toKebabCase(name), String(hostile));
        }
        await settle(element);
        expect(scriptsIn(element), 'active content').to.deep.equal([]);
        element.parentElement!.remove();
      };
      const valueSets = fc.array(fc.tuple(set, fc.boolean()), {
        minLength: HOSTILE_ELEMENTS,
        maxLength: HOSTILE_ELEMENTS,
      });
      await captureConsole(() =>
        fc.assert(
          fc.asyncProperty(valueSets, async (round) => void (await Promise.all(round.map(setInvalidValues)))),
          { numRuns: HOSTILE_ROUNDS },
        ),
      );
      removeEventListener('error', record);
      removeEventListener('unhandledrejection', record);
      base.remove();
      // A gallery writes its slide to the URL of the page, below a hostile `collection-url`.
      // WebKit refuses more than 100 changes in 10 s.
      if (location.href !== pageUrl) history.replaceState(history.state, '', pageUrl);
      expect(thrown).to.deep.equal([]);
      expect('pwned' in globalThis).to.equal(false);
      expect('polluted' in {}).to.equal(false);
    }).timeout(60_000);

    it('renders only in the document, and keeps its state when moved', async () => {
      const disconnected = create();
      for (const [name, attribute] of options) {
        const other = getNonDefaultValue(attribute);
        if (other) disconnected.setAttribute(toKebabCase(name), other.text);
      }
      await settle();
      expect(disconnected.matches(':state(ready)')).to.equal(false);

      const element = await render();
      expect(element.matches(':state(ready)')).to.equal(true);
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
      // A part that is still loading has one until it is there.
      await waitUntil(() => listeners.live().length === 0, '', 3000).catch(() => {});
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
      expect(element.matches(':state(ready)')).to.equal(true);
    });

    it('works inside <site-services>', async () => {
      const element = await render(`<site-services>${sample}</site-services>`);
      await settle(element);
      expect(element.matches(':state(ready)')).to.equal(true);
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
      }).timeout(20_000);
  });
}

/** Text that is still fading in has too little contrast. */
function skipTransitions(skip: boolean): void {
  for (const name of ['--site-duration', '--site-duration-fast', '--site-duration-slow'])
    document.documentElement.style.setProperty(name, skip ? '0s' : null);
}

function jsonChild(value: unknown): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.textContent = JSON.stringify(value);
  return script;
}

/** The first node that React rendered: it stays the same while the element keeps its state. */
const getFirstRendered = (element: HTMLElement): Node | null =>
  (element.shadowRoot ?? element.querySelector('[data-site-root]'))?.firstChild ?? null;

/** Scripts, inline handlers and script URLs inside an element. */
function scriptsIn(element: HTMLElement): string[] {
  const found: string[] = [];
  for (const node of [
    element,
    ...element.querySelectorAll('*'),
    ...(element.shadowRoot?.querySelectorAll('*') ?? []),
  ]) {
    if (node.localName === 'script' && node.getAttribute('type') !== 'application/json')
      found.push('<script>');
    for (const { name, value } of node.attributes) {
      if (name.startsWith('on')) found.push(name);
      // Excludes the attributes that the test itself has set on the element.
      if (
        node !== element &&
        /^(href|src|action|formaction)$/.test(name) &&
        /^\s*(javascript|data:text\/html)/i.test(value)
      )
        found.push(value);
    }
  }
  return found;
}
