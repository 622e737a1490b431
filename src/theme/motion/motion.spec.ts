import { expect } from '@open-wc/testing';
import { BREAKPOINT_QUERIES } from '../breakpoints';
import { resizeTo } from '../testing/resize';
import { observeResize } from './resize';
import { scrollIntoView } from './scroll-into-view';
import { observeVisibility } from './visibility';

/** For what may take longer on a busy machine. */
const LIMIT_MS = 10_000;

const nextFrame = () => new Promise(requestAnimationFrame);

function addBox(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, style);
  document.body.append(box);
  return box;
}

it('scrolls to 30 px above an element in about 50 ms [TOK-009]', async () => {
  const above = addBox({ height: '3000px' });
  const box = addBox({ height: '2000px' });
  const start = performance.now();
  expect(await scrollIntoView(box).finished).to.equal(true);
  expect(performance.now() - start).to.be.greaterThan(40);
  expect(box.getBoundingClientRect().top).to.be.closeTo(30, 1);
  above.remove();
  box.remove();
});

it('reports a size 150 ms after its last change [TOK-010]', async () => {
  const box = addBox({ width: '100px', height: '10px' });
  const sizes: [number, number][] = [];
  const stop = observeResize(box, ({ width }) => sizes.push([width, performance.now()]));
  const times: number[] = [];
  for (const width of ['100px', '110px', '120px']) times.push(await resizeTo(box, width));
  const changed = times.at(-1)!;
  while (sizes.at(-1)?.[0] !== 120 && performance.now() - changed < LIMIT_MS) await nextFrame();
  // On a busy machine, there may be as much time between two changes.
  if (times.every((time, at) => at === 0 || time - times[at - 1]! < 145)) expect(sizes).to.have.length(1);
  expect(sizes.at(-1)?.[0]).to.equal(120);
  expect((sizes.at(-1)?.[1] ?? 0) - changed).to.be.greaterThan(145);
  stop();
  box.remove();
});

it('reports each threshold that an element reaches [TOK-011]', async () => {
  const above = addBox({ height: `${innerHeight}px` });
  const box = addBox({ height: '200px' });
  const below = addBox({ height: '2000px' });
  scrollTo(0, 0);
  const reached: (number | undefined)[] = [];
  const stop = observeVisibility(box, (threshold) => reached.push(threshold));
  for (const shown of [0, 30, 60, 120, 200]) {
    const before = reached.length;
    scrollTo({ top: box.offsetTop - innerHeight + shown, behavior: 'instant' });
    const start = performance.now();
    while (reached.length === before && performance.now() - start < LIMIT_MS) await nextFrame();
  }
  expect(reached.filter((threshold) => threshold)).to.deep.equal([0.1, 0.25, 0.5, 1]);
  stop();
  for (const part of [above, box, below]) part.remove();
  scrollTo(0, 0);
});

it('matches one of mobile and desktop in every window, and never tablet [TOK-001]', () => {
  const matches = Object.entries(BREAKPOINT_QUERIES).filter(([, query]) => matchMedia(query).matches);
  expect(matches).to.have.length(1);
  expect(matchMedia(BREAKPOINT_QUERIES.tablet).matches).to.equal(false);
});
