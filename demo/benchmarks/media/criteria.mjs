// What is expected of a carousel (11 points) and of a lightbox (12 points)? Judged from one sample of numbers and texts.

/** @typedef {{ title: string, holds: (sample: Record<string, any>) => boolean }} Criterion */

const SLIDES = 8;
const CLS_BOUND = 0.005;
const STANDS = ['hoverLive', 'focusLive', 'pauseLive'];

/** The ARIA carousel pattern, WCAG 2.2 and a page that does not jump. @type {Criterion[]} */
export const CAROUSEL = [
  { title: 'all slides reachable without JavaScript', holds: ({ reachable }) => reachable === SLIDES },
  { title: `CLS ≤ ${CLS_BOUND}, script 500 ms late`, holds: ({ cls }) => cls <= CLS_BOUND },
  { title: 'pause button of its own', holds: ({ pauseStops }) => pauseStops === 1 },
  { title: 'stops on hover', holds: ({ hoverStops }) => hoverStops === 1 },
  { title: 'stops on keyboard focus', holds: ({ focusStops }) => focusStops === 1 },
  { title: 'still under reduced motion', holds: ({ reducedStops }) => reducedStops === 1 },
  { title: 'axe finds nothing', holds: ({ axe }) => axe === 0 },
  { title: 'no Tab stop out of view', holds: ({ stopsOutOfView }) => stopsOutOfView === 0 },
  { title: 'no cloned slides', holds: ({ images }) => images === SLIDES },
  { title: 'roles carousel and slide', holds: ({ roles }) => roles === 'carousel, slide' },
  {
    title: 'live region off while it turns, polite when it stands',
    holds: ({ liveTurning, ...sample }) =>
      /off/.test(liveTurning) &&
      !/polite/.test(liveTurning) &&
      STANDS.some((live) => /polite/.test(sample[live])),
  },
];

/** The ARIA dialog pattern, WCAG 2.2, the Back button and the address. @type {Criterion[]} */
export const LIGHTBOX = [
  { title: 'dialog with a name', holds: ({ name }) => Boolean(name) },
  { title: 'native modal, or background inert', holds: ({ modal }) => modal === 1 },
  { title: 'focus moves in', holds: ({ focusIn }) => focusIn === 1 },
  { title: 'Tab stays in (24 presses)', holds: ({ tabsOut }) => tabsOut === 0 },
  { title: 'Escape closes', holds: ({ escapes }) => escapes === 1 },
  { title: 'focus returns to a thumbnail', holds: ({ focusBack }) => focusBack === 1 },
  { title: 'Back closes and stays on the page', holds: ({ back }) => back === 1 },
  { title: 'an address opens the picture', holds: ({ deepLink }) => deepLink === 1 },
  { title: 'zoom by keyboard', holds: ({ keyZoom }) => keyZoom === 1 },
  { title: 'the next picture is announced', holds: ({ announced }) => announced === 1 },
  { title: 'all buttons 44 px or more', holds: ({ small }) => small === 0 },
  { title: 'axe finds nothing', holds: ({ axe }) => axe === 0 },
];

/** The sample and how many of the criteria it misses. */
export function judged(sample, criteria) {
  return { ...sample, missed: criteria.filter(({ holds }) => !holds(sample)).length };
}
