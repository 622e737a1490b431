import { expect, it } from 'vitest';
import { fakePage } from '../page/testing/fake-page';
import { createEscapeStack } from './escape-stack';

/** Reproducible pseudo-random numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const KINDS = ['dialog', 'lightbox', 'banner', 'toast', 'tooltip', 'login'] as const;

interface Overlay {
  readonly id: string;
  /** The element that had the focus before the overlay opened. */
  readonly before: string;
  readonly release: () => void;
}

it('closes the topmost overlay in 10,000 random steps and always returns the focus [AUT-011]', () => {
  const random = createRandom(20_261_122);
  const pick = (length: number) => Math.floor(random() * length);
  const stack = createEscapeStack(fakePage());
  /** The overlays that should be open, oldest first. */
  const open: Overlay[] = [];
  const closed: string[] = [];
  let focus = 'page';
  let maxDepth = 0;

  const onClosed = (id: string) => {
    const at = open.findIndex((one) => one.id === id);
    const [overlay] = open.splice(at, 1);
    closed.push(id);
    // The focused overlay returns the focus; overlays above a closed one inherit its return target.
    if (focus === id) focus = overlay!.before;
    else
      for (const [i, one] of open.entries())
        if (one.before === id) open[i] = { ...one, before: overlay!.before };
  };

  for (let step = 0; step < 10_000; step++) {
    const action = random();
    if (action < 0.45 && open.length < 30) {
      const id = `${KINDS[pick(KINDS.length)]} ${step}`;
      open.push({ id, before: focus, release: stack.push(() => onClosed(id)) });
      focus = id;
    } else if (action < 0.9) {
      const top = open.at(-1);
      expect(stack.closeTop(), `step ${step}`).toBe(top !== undefined);
      if (top) expect([closed.at(-1), focus], `step ${step}`).toEqual([top.id, top.before]);
    } else if (open.length > 0) {
      // Closes an overlay anywhere in the stack, without Escape; a second removal has no effect.
      const one = open[pick(open.length)]!;
      one.release();
      one.release();
      onClosed(one.id);
    }
    maxDepth = Math.max(maxDepth, open.length);
    expect(focus, `step ${step}`).toBe(open.at(-1)?.id ?? 'page');
  }
  while (stack.closeTop());
  expect([open.length, focus]).toEqual([0, 'page']);
  expect(maxDepth).toBeGreaterThan(5);
  expect(new Set(closed).size).toBe(closed.length);
});
