// Pages, screens and visits in which a popup does not open automatically.
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type Provided, provideServices } from '../../kit/testing/provide-services';
import { settle, waitUntil } from '../../kit/testing/wait';
import '../../../elements/site-popup';
import { advance } from './testing/popup-clock';

const DAY = 86_400_000;

interface Visit {
  readonly settings?: object;
  readonly context?: object;
  readonly query?: string;
  readonly width?: number;
  /** What the browser remembers about the popup; it was closed `days` ago. */
  readonly record?: { readonly version?: number; readonly submitted?: boolean; readonly days: number };
}

let provided: Provided | undefined;

/** @returns the popup once its timer has run out */
async function visit({ settings, context, query = '', width = 800, record }: Visit): Promise<HTMLElement> {
  provided?.stop();
  await setViewport({ width, height: 600 });
  provided = provideServices(
    { url: location.href.replace(/[?#].*$/, '') + query, age: 0 },
    { context: { ...context, websiteSettings: { popupOverlaySettings: { style: 2, ...settings } } } },
  );
  const { local, clock } = provided.page;
  if (record) {
    const closed = clock.now() - record.days * DAY;
    local.set(
      'site-popup:offer',
      JSON.stringify({ version: 1, submitted: false, ...record, 'date-closed': closed }),
    );
  }
  const element = await fixture<HTMLElement>(html`<site-popup id="offer">Letters</site-popup>`);
  await settle(element);
  await advance(provided.page, element, 5000);
  return element;
}

const CASES: readonly [title: string, closed: Visit, open: Visit][] = [
  ['on a splash page [POP-003]', { context: { pageType: 3 } }, { context: { pageType: 1 } }],
  ['on a lock screen [POP-004]', { context: { pageType: 103 } }, { context: { pageType: 100 } }],
  ['for screenshots [POP-005]', { query: '?a=1&sqsscreenshot=true' }, { query: '?sqsscreenshot=false' }],
  [
    'on a narrow screen with `enableMobile` off [POP-006]',
    { settings: { enableMobile: false }, width: 400 },
    { settings: { enableMobile: true }, width: 400 },
  ],
  ['with the style none [POP-007]', { settings: { style: 1 } }, { settings: { style: 2 } }],
  [
    'for ever once it was closed with the frequency -1 [POP-009]',
    { settings: { displayFrequency: -1 }, record: { days: 4000 } },
    { settings: { displayFrequency: 30 }, record: { days: 4000 } },
  ],
  [
    'if this version was closed [POP-010]',
    { settings: { version: 2 }, record: { version: 2, days: 1 } },
    { settings: { version: 3 }, record: { version: 2, days: 1 } },
  ],
  [
    'after a sign-up with `showUntilSignup` [POP-011]',
    { settings: { showUntilSignup: true }, record: { submitted: true, days: 400 } },
    { settings: { showUntilSignup: false }, record: { submitted: true, days: 400 } },
  ],
  [
    'on pages that are not enabled',
    { settings: { enabledPages: ['a'], showOnAllPages: false }, context: { collectionId: 'b' } },
    { settings: { enabledPages: ['a'], showOnAllPages: false }, context: { collectionId: 'a' } },
  ],
];

describe('<site-popup> stays closed', () => {
  afterEach(async () => {
    provided?.stop();
    await setViewport({ width: 800, height: 600 });
  });

  for (const [title, closed, open] of CASES)
    it(title, async () => {
      expect((await visit(closed)).hasAttribute('open')).to.equal(false);
      const element = await visit(open);
      await waitUntil(() => element.hasAttribute('open'), 'it does not open otherwise');
    });
});
