// @ts-check
// Specs that are expected to fail in an engine, each with the missing capability and the reason.

/**
 * `file` is relative to the project root; `tests` matches full titles. A matching test that passes fails the run: its
 * entry has to be removed.
 * @typedef {{ engines: readonly string[], capability: string, reason: string, file: string, tests: RegExp }}
 * ExpectedFailure
 */

/** @type {readonly ExpectedFailure[]} */
export const EXPECTED_FAILURES = [
  {
    engines: ['webkit'],
    capability: 'moveBefore',
    reason: 'WebKitGTK does not have it',
    file: 'src/kit/element/define-errors.spec.tsx',
    tests: /keeps its styles with moveBefore/,
  },
  {
    engines: ['webkit'],
    capability: 'user-select',
    reason: 'Safari has it with a prefix, which the build adds',
    file: 'src/blocks/marquee/marquee.spec.tsx',
    tests: /exposes its text once/,
  },
  {
    engines: ['webkit'],
    capability: 'media queries of constructed sheets',
    reason: 'a new shadow tree gets the results of a removed one with the same sheets until the next resize',
    file: 'src/blocks/popup/popup.spec.ts',
    tests: /covers at most a third of a narrow screen/,
  },
  ...[
    { file: 'src/blocks/marquee/marquee.spec.tsx', tests: /shows a focused link in view/ },
    { file: 'src/blocks/shape/shape.spec.ts', tests: /the focus ring/ },
    { file: 'src/blocks/toast/toast.spec.ts', tests: /restores the focus/ },
    { file: 'src/blocks/tooltip/tooltip.spec.ts', tests: /opens on keyboard focus/ },
  ].map((entry) => ({
    ...entry,
    engines: ['webkit'],
    capability: 'focus',
    reason: 'no window manager activates its window, so :focus does not match',
  })),
  ...[
    { file: 'elements/conformance.spec.ts', tests: /is accessible: reduced motion$/ },
    { file: 'src/blocks/accordion/accordion.spec.ts', tests: /(?:not move|,? also) with reduced motion$/ },
    { file: 'src/blocks/cart-indicator/cart-indicator.spec.ts', tests: /in forced colors$/ },
    { file: 'src/blocks/form/form.spec.ts', tests: /in forced colors$/ },
    { file: 'src/blocks/map/map-card.spec.tsx', tests: /in forced colors$/ },
    {
      file: 'src/blocks/marquee/marquee.spec.tsx',
      tests: /with reduced motion|when the color scheme changes/,
    },
    { file: 'src/blocks/mobile-info-bar/mobile-info-bar.spec.ts', tests: /is not printed/ },
    { file: 'src/blocks/reviews/reviews-form.spec.ts', tests: /has stars of 24 px and more/ },
    { file: 'src/blocks/reviews/reviews.spec.ts', tests: /visible in forced colors/ },
    { file: 'src/blocks/text-highlight/text-highlight.spec.ts', tests: /at once with reduced motion/ },
    { file: 'src/blocks/toast/toast.spec.ts', tests: /except with reduced motion|in forced colors/ },
  ].map((entry) => ({
    ...entry,
    engines: ['webkit'],
    capability: 'media preferences',
    reason: 'its WebDriver cannot emulate them',
  })),
];

/**
 * Spec files that run in WebKit: the contracts of all elements, and the elements that pages use most. The others rely
 * on media preferences, exact frame times or window sizes, which its WebDriver cannot control.
 */
export const WEBKIT_FILES = [
  'elements/{conformance,dev-checks}.spec.ts',
  'src/blocks/accordion/accordion.spec.ts',
  'src/blocks/calendar/calendar.spec.ts',
  'src/blocks/cart-indicator/cart-indicator.spec.ts',
  'src/blocks/cookie-banner/cookie-banner-{appearance,settings}.spec.ts',
  'src/blocks/form/{form,form-captcha,form-failures,form-submit,page-messages,post-submit-html}.spec.ts',
  'src/blocks/gallery/{create-gallery,gallery-lightbox,gallery-options,motion/gallery-press,motion/scroll/gallery-glide}.spec.ts',
  'src/blocks/image/image-published.spec.ts',
  'src/blocks/login/login.spec.ts',
  'src/blocks/{dialog,embed,marquee,popup,system-error,toast,tooltip}/*.spec.{ts,tsx}',
  'src/blocks/{comments,relative-time,reviews,share-buttons,summary,tabs,text-highlight}/*.spec.ts',
  'src/blocks/{announcement-bar,mobile-info-bar,text-shrink}/*.spec.ts',
  'src/blocks/map/*.spec.tsx',
  'src/blocks/shape/*.spec.ts',
  'src/kit/element/{define,define-errors,dependencies,members}.spec.{ts,tsx}',
  'src/kit/html/sanitize.spec.ts',
  'src/kit/{loader/invoker-commands,overlay/history-entry}.spec.ts',
];

/**
 * The entry of a test, if any.
 * @param {string} engine
 * @param {string} file
 * @param {string} title full title of the test
 * @returns {ExpectedFailure | undefined}
 */
export function findExpectedFailure(engine, file, title) {
  return EXPECTED_FAILURES.find(
    (entry) => entry.engines.includes(engine) && file.endsWith(entry.file) && entry.tests.test(title),
  );
}
