import { expect, it } from 'vitest';
import { readSiteContext, type SiteContext } from '../core/entities/site-context';
import published from '../core/entities/site-context.fixture.json';
import { isRecord } from '../core/is-record';
import fc from '../core/testing/fast-check';
import { fakePage } from './page/testing/fake-page';
import { createServices } from './services';

/** Makes the generated contexts reproducible. */
const SEED = 20_250;

/** Values of any type, names of inherited properties, very long strings. */
const invalidValues = fc.oneof(
  fc.constantFrom(null, undefined, [], {}, '', 'text', '7', -1, 0, 1e308, Number.NaN, true, false),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(100_000),
  ),
  fc.array(fc.constantFrom(null, 1, 'a', {}, [[]]), { maxLength: 3 }),
  fc.record({ value: fc.anything(), id: fc.anything(), mode: fc.anything(), role: fc.anything() }),
  fc.anything({ maxDepth: 3 }),
);

/** A published context with one or more invalid values at any depth. */
const contexts = fc
  .array(fc.tuple(fc.array(fc.nat(40), { minLength: 1, maxLength: 3 }), invalidValues), {
    minLength: 1,
    maxLength: 12,
  })
  .map((changes) => {
    const context = structuredClone(validContext) as Record<string, unknown>;
    for (const [path, value] of changes) setAtPath(context, path, value);
    return context;
  });

const validContext = {
  ...Object.fromEntries(Object.entries(readSiteContext(undefined))),
  ...published,
  betaFeatureFlags: ['a'],
  websiteRoles: [10],
};

/** Sets the value at a path of property indexes, as deep as there are objects. */
function setAtPath(
  into: Record<string, unknown>,
  [at = 0, ...rest]: readonly number[],
  value: unknown,
): void {
  const keys = Object.keys(into);
  const key = keys[at % keys.length];
  if (key === undefined) return;
  const inner = into[key];
  if (rest.length > 0 && typeof inner === 'object' && inner !== null)
    setAtPath(inner as Record<string, unknown>, rest, value);
  else into[key] = value;
}

const getTypes = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, getTypes(inner)]))
    : Array.isArray(value)
      ? 'array'
      : typeof value;

const { website, websiteSettings } = readSiteContext(undefined);
const getShape = (context: SiteContext) => {
  const { mobileInfoBarSettings: _, popupOverlaySettings: __, ...settings } = context.websiteSettings;
  return getTypes({ website: context.website, settings });
};

it('reads a context of the documented types from any value', () => {
  const { mobileInfoBarSettings: _, popupOverlaySettings: __, ...settings } = websiteSettings;
  fc.assert(
    fc.property(fc.oneof(contexts, invalidValues), (json) => {
      const context = readSiteContext(json);
      expect(getShape(context)).toEqual(getTypes({ website, settings }));
      expect(context.websiteRoles.every((role) => Number.isFinite(role))).toBe(true);
      expect(context.featureFlags.every((flag) => typeof flag === 'string')).toBe(true);
      expect(({} as Record<string, unknown>).value).toBeUndefined();
    }),
    { seed: SEED, numRuns: 500 },
  );
});

it.each(['true', 'false', ''])(
  'services never throw for invalid contexts, with ss_cookieAllowed="%s"',
  async (decision) => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(contexts, invalidValues), async (context) => {
        const page = fakePage({ cookies: decision ? { ss_cookieAllowed: decision } : {} });
        page.respond(() => ({ status: 204 }));
        const services = createServices({ page, context });
        await page.advance(100);
        await services.events.track({ action: 'open' });
        services.features.isOn('constructor');
        services.experiments.variant('checkout', 'A');
        services.consent.accept();
        await page.advance(100);
        services.consent.withdraw();
        services.stop();
        await page.advance(5000);
      }),
      { seed: SEED, numRuns: 60 },
    );
  },
);
