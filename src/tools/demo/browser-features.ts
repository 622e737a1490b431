// Features that not every browser has, and what happens without them. Listed on the page "Browser support";
// src/e2e/browser-support.e2e.ts proves each row.

/** First version with a feature, according to MDN's browser-compat-data; null for none yet. */
export interface IntroducedIn {
  readonly chrome: number | null;
  readonly firefox: number | null;
  readonly safari: number | null;
  /** Expression that is true in a browser with the feature. */
  readonly check: string;
}

export interface BrowserFeature {
  /** Name with `code` in backticks. */
  readonly name: string;
  /** Supported browsers without the feature: the versions that introduced it, or a description. */
  readonly missingIn: IntroducedIn | string;
  /** The visitor's experience without the feature. */
  readonly without: string;
  /** Code that removes the feature before the scripts of a page run; the elements are then used. */
  readonly remove?: string;
  /**
   * With `remove`: replacements for what scripts cannot remove, as texts in style sheets and scripts with something
   * that no browser supports.
   */
  readonly replace?: Readonly<Record<string, string>>;
  /** Alternatively, the test that proves the row: a file relative to the project root, and a part of its source. */
  readonly test?: readonly [file: string, title: string];
}

/** The first versions in which everything but the features below works. */
export const SUPPORTED = {
  chrome: { name: 'Chrome, Edge', version: 125 },
  firefox: { name: 'Firefox', version: 126 },
  safari: { name: 'Safari', version: 17.5 },
} as const;

/** What each engine runs in `npm test` and `npm run test:engines`. */
export const TESTED: readonly (readonly [engine: string, tests: string])[] = [
  ['Chromium', 'All specs and all end-to-end tests'],
  ['Firefox ESR', 'The specs, and journeys through this site with its server and database'],
  ['WebKitGTK', 'The specs of all contracts and of the main elements, and the same journeys'],
];

export const FEATURES: readonly BrowserFeature[] = [
  {
    name: 'JavaScript',
    missingIn: 'any browser, if it is disabled, blocked or not loaded yet',
    without: 'The HTML of the page works: images, links to videos and maps, and native forms.',
    test: ['src/e2e/no-script.e2e.ts', 'all images of the example site load as the visitor scrolls'],
  },
  {
    name: 'Typed `attr()` in CSS',
    missingIn: {
      chrome: 133,
      firefox: 155,
      safari: 27.3,
      check: "CSS.supports('aspect-ratio: attr(x type(<number>))')",
    },
    without:
      'Before their scripts have loaded, galleries and maps have the layout of their attributes for up to 24 columns, gaps in whole numbers below 100 or such as `2.5`, lengths that are multiples of 10 below 1000, and common ratios. Other values, such as a gap of `12.5` or `150`, apply when the scripts have loaded; until then the default does: a gallery with `row-height="333"` grows by 83 px in each row.',
    test: [
      'src/e2e/gallery-layout-shift.e2e.ts',
      'common attribute values have their layout before the script',
    ],
  },
  {
    name: 'Popovers (`popover`)',
    missingIn:
      'browsers older than the supported ones: Chrome before 114, Firefox before 125, Safari before 17',
    without:
      'Tooltips, toasts, the cookie banner and non-modal popups open in place, and content with a higher `z-index` covers them.',
    remove:
      "for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) delete HTMLElement.prototype[name]",
    replace: {
      ':popover-open': ':unknown-open',
      '[popover]': '[data-popover]',
      'popover:`manual`': '"data-popover":`manual`',
    },
  },
  {
    name: 'Custom states (`:state()`)',
    missingIn:
      'browsers older than the supported ones: Chrome before 125, Firefox before 126, Safari before 17.4',
    without:
      'Galleries, maps, videos and popups have no layout before their scripts have loaded. The link beside a loaded frame or booking widget remains visible.',
    remove: 'delete ElementInternals.prototype.states',
    replace: { ':state(': ':unknown(' },
  },
  {
    name: 'Invoker commands (`commandfor`)',
    missingIn: {
      chrome: 135,
      firefox: 144,
      safari: 26.2,
      check: "'commandForElement' in HTMLButtonElement.prototype",
    },
    without: 'The loader fetches a small script that handles the same attributes.',
    test: [
      'src/tools/engines/journeys/block-journeys.ts',
      'a dialog of the page opens by a button with a command',
    ],
  },
  {
    name: 'View transitions (`document.startViewTransition`)',
    missingIn: { chrome: 111, firefox: 144, safari: 18, check: "'startViewTransition' in document" },
    without: 'The lightbox opens, and designs change, without an animation.',
    remove: 'delete Document.prototype.startViewTransition',
  },
  {
    name: 'Sanitizer (`Element.setHTML`)',
    missingIn: { chrome: 146, firefox: 148, safari: null, check: "'setHTML' in Element.prototype" },
    without: 'DOMPurify is loaded if HTML has to be sanitized; until then only its text is shown.',
    remove: 'delete Element.prototype.setHTML',
  },
  {
    name: 'State-preserving moves (`Element.moveBefore`)',
    missingIn: { chrome: 133, firefox: 144, safari: null, check: "'moveBefore' in Element.prototype" },
    without: 'Moving an element disconnects and reconnects it.',
    remove: 'delete Element.prototype.moveBefore',
  },
  {
    name: 'Cookie events (`cookieStore`)',
    missingIn: { chrome: 87, firefox: 140, safari: 18.4, check: "'cookieStore' in window" },
    without: 'If another script changes the consent cookie, the change takes effect on the next page.',
    remove: 'delete window.cookieStore',
  },
  {
    name: 'The `scrollend` event',
    missingIn: { chrome: 114, firefox: 109, safari: 26.2, check: "'onscrollend' in window" },
    without: 'Scrolling is considered finished after 120 ms without a scroll event.',
    remove: 'delete window.onscrollend',
  },
  {
    name: 'Screen orientation (`screen.orientation`)',
    missingIn: 'WebKitGTK',
    without: 'Layouts follow the width of their element.',
    remove: 'delete Screen.prototype.orientation',
  },
  {
    name: 'The first of several open `<details>` with one `name` stays open',
    missingIn: 'Safari, in a subtree that a script inserts',
    without: 'The last of them is open in an accordion, also with `multiple`.',
    test: [
      'src/blocks/accordion/accordion.spec.ts',
      'keeps one open item of an inserted subtree with one name: the first, in WebKit the last',
    ],
  },
  {
    name: 'Network information (`navigator.connection`)',
    missingIn: { chrome: 61, firefox: null, safari: null, check: "'connection' in navigator" },
    without: 'The data saver setting is unknown; images load as on a fast connection.',
    remove: 'delete Navigator.prototype.connection',
  },
  {
    name: 'Requests that outlive their page (`fetch` with `keepalive`)',
    missingIn: { chrome: 66, firefox: 133, safari: 13, check: "'keepalive' in Request.prototype" },
    without: 'Leaving the page aborts its requests. The next page sends the submissions again.',
    test: [
      'src/e2e/outbox.e2e.ts',
      'a submission that is interrupted by leaving the page is sent by the next page',
    ],
  },
  {
    name: 'Locks between tabs (`navigator.locks`)',
    missingIn: 'pages without HTTPS',
    without: 'Each tab sends its own submissions; the server stores each of them once.',
    remove: 'delete Navigator.prototype.locks',
  },
];

/** Supported browsers without a feature, for example `Chrome before 133, Safari`. */
export function formatMissingIn(missingIn: BrowserFeature['missingIn']): string {
  if (typeof missingIn === 'string') return missingIn;
  return (['chrome', 'firefox', 'safari'] as const)
    .flatMap((browser) => {
      const [name = ''] = SUPPORTED[browser].name.split(',');
      const version = missingIn[browser];
      if (version === null) return [name];
      return version > SUPPORTED[browser].version ? [`${name} before ${version}`] : [];
    })
    .join(', ');
}
