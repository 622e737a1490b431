// @ts-check
// Detects output of a page that fails its spec file.

/** Output of development builds, and of WebGL without a graphics card. */
const EXPECTED = [
  /Download the React DevTools/,
  /^\[.*\](GL Driver Message|Automatic fallback to software WebGL)/,
];

/** Whether every page may print this. @param {string} text */
export function isExpectedOutput(text) {
  return EXPECTED.some((pattern) => pattern.test(text));
}

/** Whether a request leaves this machine. @param {string} address */
export function isForeign(address) {
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && url.hostname !== 'localhost';
}

/** @param {readonly string[]} output @returns {string} */
export function explainOutput(output) {
  const [first, ...more] = output;
  const listed = more.slice(0, 9).map((line) => `  ${line}`);
  return [
    `Unexpected output of the page: ${first}`,
    ...listed,
    ...(more.length > listed.length ? [`  … and ${more.length - listed.length} more`] : []),
    'Fix the cause, or intercept expected output in the test (a spy in place of console.warn).',
  ].join('\n');
}
