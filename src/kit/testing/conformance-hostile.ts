// Conformance suite: hostile values do no harm.
import { expect } from '@open-wc/testing';
import fc from '../../core/testing/fast-check';
import { toKebabCase } from '../contract/letter-case';
import type { ConformancePage } from './conformance-page';
import { captureConsole } from './console';
import { HOSTILE_VALUES } from './values';
import { settle } from './wait';

/** Rounds of the test with hostile values, and elements per round, each with its own random attributes. */
const HOSTILE_ROUNDS = 6;
const HOSTILE_ELEMENTS = 10;
/** The runner answers requests below this path with an empty body, because a 404 response would log an error in the console. */
const EMPTY_RESPONSES = '/empty-responses/';

export function testHostileValues({ contract, render }: ConformancePage): void {
  const options = Object.entries(contract.attributes);

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
    try {
      await captureConsole(() =>
        fc.assert(
          fc.asyncProperty(valueSets, async (round) => void (await Promise.all(round.map(setInvalidValues)))),
          { numRuns: HOSTILE_ROUNDS },
        ),
      );
    } finally {
      removeEventListener('error', record);
      removeEventListener('unhandledrejection', record);
      base.remove();
      // A gallery writes its slide to the URL of the page, below a hostile `collection-url`.
      // WebKit refuses more than 100 changes in 10 s.
      if (location.href !== pageUrl) history.replaceState(history.state, '', pageUrl);
    }
    expect(thrown).to.deep.equal([]);
    expect('pwned' in globalThis).to.equal(false);
    expect('polluted' in {}).to.equal(false);
  }).timeout(60_000);
}

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
