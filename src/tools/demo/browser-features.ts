// Features that not every supported browser has, and what happens without them. The page "Browser support" lists them;
// src/e2e/browser-support.e2e.ts proves each row.

export interface BrowserFeature {
  /** Name with `code` in backticks. */
  readonly name: string;
  /** Browsers without it, of those that are supported. */
  readonly missingIn: string;
  /** What the visitor gets without it. */
  readonly without: string;
  /** Code that removes it before the scripts of a page run; the elements are then used. */
  readonly remove?: string;
  /** Or the test that proves the row: a file relative to the root of the project, and a part of its source. */
  readonly test?: readonly [file: string, title: string];
}

/** The first versions in which everything but the features below works. */
export const SUPPORTED: readonly (readonly [browser: string, version: string])[] = [
  ['Chrome, Edge', '125'],
  ['Firefox', '126'],
  ['Safari', '17.5'],
];

/** What runs in each engine of `npm test` and `npm run test:engines`. */
export const TESTED: readonly (readonly [engine: string, tests: string])[] = [
  ['Chromium', 'All specs and all end-to-end tests'],
  ['Firefox ESR', 'The specs, and journeys through this site with its server and database'],
  ['WebKitGTK', 'The specs of all contracts and of the main elements, and the same journeys, on request'],
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
    missingIn: 'Firefox, Safari',
    without:
      'Before its script has loaded, a gallery has the layout of its attributes for common values; other values get the defaults until then.',
    test: ['src/e2e/gallery-layout-shift.e2e.ts', 'common values have their layout before the script'],
  },
  {
    name: 'Invoker commands (`commandfor`)',
    missingIn: 'Firefox before 144, Safari before 26.2',
    without: 'The loader fetches a small script that handles the same attributes.',
    test: [
      'src/tools/engines/journeys/block-journeys.ts',
      'a dialog of the page opens by a button with a command',
    ],
  },
  {
    name: 'View transitions (`document.startViewTransition`)',
    missingIn: 'Firefox before 144, Safari before 18',
    without: 'The lightbox opens, and designs change, without an animation.',
    remove: 'delete Document.prototype.startViewTransition',
  },
  {
    name: 'Sanitizer (`Element.setHTML`)',
    missingIn: 'Chrome before 146, Firefox before 148, Safari',
    without: 'DOMPurify is loaded if HTML has to be sanitized; until then only its text is shown.',
    remove: 'delete Element.prototype.setHTML',
  },
  {
    name: 'Moves that keep state (`Element.moveBefore`)',
    missingIn: 'Chrome before 133, Firefox before 144, Safari',
    without: 'An element that is moved disconnects and connects again.',
    remove: 'delete Element.prototype.moveBefore',
  },
  {
    name: 'Cookie events (`cookieStore`)',
    missingIn: 'Firefox before 140, Safari before 18.4',
    without: 'A change of the consent cookie by another script takes effect on the next page.',
    remove: 'delete window.cookieStore',
  },
  {
    name: 'The `scrollend` event',
    missingIn: 'Safari before 26.2',
    without: 'Scrolling has ended after 120 ms without a scroll event.',
    remove: 'delete window.onscrollend',
  },
  {
    name: 'Orientation of the screen (`screen.orientation`)',
    missingIn: 'WebKitGTK',
    without: 'Layouts follow the width of their element.',
    remove: 'delete Screen.prototype.orientation',
  },
  {
    name: 'Network information (`navigator.connection`)',
    missingIn: 'Firefox, Safari',
    without: 'The setting to save data is unknown; images load as on a fast connection.',
    remove: 'delete Navigator.prototype.connection',
  },
  {
    name: 'Locks between tabs (`navigator.locks`)',
    missingIn: 'pages without HTTPS',
    without: 'Each tab sends its own submissions; the server stores each of them once.',
    remove: 'delete Navigator.prototype.locks',
  },
];
