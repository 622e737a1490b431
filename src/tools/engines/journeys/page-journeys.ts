// A visitor walks through the pages of the demo.
import { expect } from 'vitest';
import { contentPages } from '../../../e2e/pages';
import type { Journeys } from './journey';

const PART = 10;

/** Groups of pages, each a journey. */
const groups = Array.from({ length: Math.ceil(contentPages.length / PART) }, (_, index) =>
  contentPages.slice(index * PART, (index + 1) * PART),
);

/** In the page. */
const getOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const pageJourneys: Journeys = Object.fromEntries(
  groups.map((paths) => [
    `pages log nothing, wide and narrow, and fit 360 px: ${paths[0]} to ${paths.at(-1)}`,
    async ({ visitor, proxy }) => {
      for (const path of paths) {
        await visitor.page.setViewport({ width: 1280, height: 800 });
        await visitor.goto(path);
        await visitor.page.mouse.move(640, 400);
        await visitor.page.setViewport({ width: 360, height: 740 });
        await visitor.nextPaint();
        // Elements that measure themselves render for the new width in a later frame.
        await expect.poll(() => visitor.run(getOverflow), { message: path }).toBeLessThanOrEqual(0);
        expect(proxy.output.join('\n'), path).toBe('');
      }
    },
  ]),
);
