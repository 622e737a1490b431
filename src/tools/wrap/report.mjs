// @ts-check
// The report of `site-elements wrap` as text.

/** @typedef {import('./wrap.mjs').Report} Report */

/** @param {Report} report */
export function formatReport({ wrapped, left, already, head }) {
  const lines = [
    `${count(wrapped.length, 'block')} wrapped, ${left.length} left${already > 0 ? `, ${already} already in an element` : ''}.`,
    ...wrapped.map(({ line, kind, tag }) => `  line ${line}: ${kind}, <${tag}>`),
    ...(left.length > 0 ? ['Left as they were:'] : []),
    ...left.map(({ line, kind, reason }) => `  line ${line}: ${kind}: ${reason}`),
    ...(head.length > 0 ? ['Added to the page:'] : []),
    ...head.map((line) => `  ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

/** @param {number} number @param {string} noun */
const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`;
