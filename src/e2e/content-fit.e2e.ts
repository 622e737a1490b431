// Content blocks at 320 px with text at 200 %, also in the markup of published sites: nothing is cut, and no texts overlap.
import { openSamples, SCRIPTED, STYLED } from './block-samples';
import { expect, test } from './harness';
import { activateElements } from './pages';

test('all content blocks fit 320 px with text at 200 %', async ({ visit }) => {
  const visitor = await visit({ viewport: { width: 320, height: 4000 } });
  await openSamples(visitor, `${SCRIPTED} ${STYLED}`, {});
  const { page } = visitor;
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await page.evaluate(findProblems)).toEqual([]);
  await activateElements(page);
  expect(await page.evaluate(findProblems)).toEqual([]);
});

/** Elements wider than the window, texts cut off by a box, and texts that overlap. */
function findProblems(): string[] {
  const isShown = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.clientHeight !== 1;
  const getAncestors = (node: Element): Element[] =>
    node.parentElement ? [node, ...getAncestors(node.parentElement)] : [node];
  const matches = (node: Element, name: 'overflow' | 'clipPath', pattern: RegExp) =>
    pattern.test(getComputedStyle(node)[name]);
  /** The lines of a text, without what is scrolled out of view. */
  const readLines = (node: Text, boxes: readonly Element[]) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const views = boxes
      .filter((box) => matches(box, 'overflow', /auto|scroll/))
      .map((box) => box.getBoundingClientRect());
    return [...range.getClientRects()]
      .map((line) => {
        const left = Math.max(line.left, ...views.map((view) => view.left));
        const right = Math.min(line.right, ...views.map((view) => view.right));
        const top = Math.max(line.top, ...views.map((view) => view.top));
        const bottom = Math.min(line.bottom, ...views.map((view) => view.bottom));
        return new DOMRect(left, top, right - left, bottom - top);
      })
      .filter(({ width, height }) => width > 1 && height > 1);
  };
  /** How far two boxes overlap. */
  const overlap = (one: DOMRect, other: DOMRect) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  const findIn = (section: Element): string[] => {
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    const texts: { text: string; boxes: Element[]; line: DOMRect }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const boxes = getAncestors(node.parentElement!);
      const isSkipped = boxes.some((box) => box.matches('svg, select') || matches(box, 'clipPath', /inset/));
      if (isSkipped || !boxes.every(isShown)) continue;
      for (const line of readLines(node, boxes))
        texts.push({ text: node.data.trim().slice(0, 40), boxes, line });
    }
    const fixed = texts.filter(({ boxes }) => !boxes.some((box) => matches(box, 'overflow', /auto|scroll/)));
    const wide = fixed.filter(({ line }) => line.right > innerWidth + 1);
    const cut = fixed.filter(({ line, boxes }) =>
      boxes.some((box) => {
        const [width, height] = overlap(line, box.getBoundingClientRect());
        const isCut = width! < line.width - 1 || height! < line.height / 2;
        return isCut && matches(box, 'overflow', /hidden|clip/);
      }),
    );
    const covered = texts.filter(({ line, text }, at) =>
      texts.slice(0, at).some((other) => {
        const [width, height] = overlap(line, other.line);
        // Lines are a little higher than their distance where the line height is small.
        return other.text !== text && width! > 2 && height! > Math.min(line.height, other.line.height) / 2;
      }),
    );
    const name = (kind: string, found: typeof texts) =>
      found.slice(0, 4).map(({ text }) => `${section.ariaLabel}: ${kind}: ${text}`);
    return [...name('wide', wide), ...name('cut', cut), ...name('covered', covered)];
  };
  return [...document.querySelectorAll('section[aria-label]')].flatMap(findIn);
}
