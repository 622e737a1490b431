// On a page with mistakes, the console has one clear line for each.
import { expect } from 'vitest';
import { areElementsDefined, MESSAGES, MISTAKES_PAGE, makeFurtherMistakes } from '../../../e2e/ten-mistakes';
import type { Journeys } from './journey';

/** Messages of scripts, without the element that follows. */
const printed = () =>
  (globalThis as unknown as { pageOutput: readonly string[] }).pageOutput
    .filter((line) => !line.startsWith('Content Security Policy: '))
    .map((line) => line.replace(/^console warn: /, '').replace(/ \[object \w+\]$/, ''));

export const mistakeJourneys: Journeys = {
  'dev.js prints ten messages for ten mistakes': async ({ visitor, proxy }) => {
    const path = '/journey/mistakes';
    proxy.addPage(path, `${MISTAKES_PAGE}<script type="module" src="/site-elements/dev.js"></script>`);
    await visitor.goto(path);
    await visitor.run(makeFurtherMistakes);
    await visitor.waitUntil(areElementsDefined);
    await visitor.waitUntil(
      () =>
        (globalThis as unknown as { pageOutput: readonly string[] }).pageOutput.filter((line) =>
          line.startsWith('console warn: '),
        ).length >= 10,
    );
    await visitor.nextPaint();
    expect((await visitor.run(printed)).toSorted()).toEqual(MESSAGES);
    await visitor.flushOutput(proxy.output);
    proxy.reset();
  },
};
