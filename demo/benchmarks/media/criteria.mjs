// Criteria of a carousel (11) and of a lightbox (12), evaluated from one sample of numbers and texts.

/** @typedef {{ title: string, holds: (sample: Record<string, any>) => boolean }} Criterion */

const SLIDES = 8;
const CLS_BOUND = 0.005;
const STOPPED = ['hoverLive', 'focusLive', 'pauseLive'];

/** The ARIA carousel pattern, WCAG 2.2, and no layout shift. @type {Criterion[]} */
export const CAROUSEL = [
  { title: 'all slides reachable without JavaScript', holds: ({ reachable }) => reachable === SLIDES },
  { title: `CLS ≤ ${CLS_BOUND}, script 500 ms late`, holds: ({ cls }) => cls <= CLS_BOUND },
  { title: 'has a pause button', holds: ({ pauseStops }) => pauseStops === 1 },
  { title: 'stops on hover', holds: ({ hoverStops }) => hoverStops === 1 },
  { title: 'stops on keyboard focus', holds: ({ focusStops }) => focusStops === 1 },
  { title: 'does not rotate with reduced motion', holds: ({ reducedStops }) => reducedStops === 1 },
  { title: 'no axe violations', holds: ({ axe }) => axe === 0 },
  { title: 'no tab stop out of view', holds: ({ stopsOutOfView }) => stopsOutOfView === 0 },
  { title: 'no cloned slides', holds: ({ images }) => images === SLIDES },
  { title: 'roles carousel and slide', holds: ({ roles }) => roles === 'carousel, slide' },
  {
    title: 'live region off during rotation, polite when stopped',
    holds: ({ liveTurning, ...sample }) =>
      /off/.test(liveTurning) &&
      !/polite/.test(liveTurning) &&
      STOPPED.some((live) => /polite/.test(sample[live])),
  },
];

/** The ARIA dialog pattern, WCAG 2.2, the Back button and the URL. @type {Criterion[]} */
export const LIGHTBOX = [
  { title: 'dialog with a name', holds: ({ name }) => Boolean(name) },
  { title: 'native modal, or background inert', holds: ({ modal }) => modal === 1 },
  { title: 'focus moves into the dialog', holds: ({ focusIn }) => focusIn === 1 },
  { title: 'Tab stays in the dialog (24 presses)', holds: ({ tabsOut }) => tabsOut === 0 },
  { title: 'Escape closes', holds: ({ escapes }) => escapes === 1 },
  { title: 'focus returns to a thumbnail', holds: ({ focusBack }) => focusBack === 1 },
  { title: 'Back closes and stays on the page', holds: ({ back }) => back === 1 },
  { title: 'a URL opens the image', holds: ({ deepLink }) => deepLink === 1 },
  { title: 'zoom by keyboard', holds: ({ keyZoom }) => keyZoom === 1 },
  { title: 'the next image is announced', holds: ({ announced }) => announced === 1 },
  { title: 'all buttons 44 px or more', holds: ({ small }) => small === 0 },
  { title: 'no axe violations', holds: ({ axe }) => axe === 0 },
];

/** The sample with the number of missed criteria. */
export function withMissedCount(sample, criteria) {
  return { ...sample, missed: criteria.filter(({ holds }) => !holds(sample)).length };
}
