import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLOSE_DELAY_MS,
  getPhaseTimeout,
  initialState,
  isOpen,
  type TooltipAction,
  type TooltipState,
  tooltipReducer,
} from './tooltip.model';

const hover = { type: 'hover', on: true } as const;
const leave = { type: 'hover', on: false } as const;
const focus = { type: 'focus', on: true } as const;
const blur = { type: 'focus', on: false } as const;
const time = { type: 'time' } as const;
const dismiss = { type: 'dismiss' } as const;

const stateAfter = (...happenings: TooltipAction[]): TooltipState =>
  happenings.reduce(tooltipReducer, initialState);
const phases = (...happenings: TooltipAction[]) =>
  happenings.map((_, at) => stateAfter(...happenings.slice(0, at + 1)).phase);

describe('a tooltip', () => {
  it('comes when pointer or focus have rested for its delay', () => {
    expect(phases(hover, time)).toEqual(['waiting', 'shown']);
    expect(phases(focus, time)).toEqual(['waiting', 'shown']);
    expect(phases(hover, leave, time)).toEqual(['waiting', 'hidden', 'hidden']);
    expect(getPhaseTimeout(stateAfter(hover), 1200)).toBe(1200);
    expect(getPhaseTimeout(stateAfter(hover, time), 1200)).toBe(null);
  });

  it('leaves time to reach it, and stays for whoever does', () => {
    expect(phases(hover, time, leave, hover)).toEqual(['waiting', 'shown', 'leaving', 'shown']);
    expect(phases(hover, time, leave, time).at(-1)).toBe('hidden');
    expect(getPhaseTimeout(stateAfter(hover, time, leave), 1200)).toBe(CLOSE_DELAY_MS);
  });

  it('stays as long as pointer or focus is there', () => {
    expect(phases(hover, focus, time, leave).at(-1)).toBe('shown');
    expect(phases(hover, focus, time, leave, blur).at(-1)).toBe('leaving');
  });

  it('stays away once it was dismissed, until somebody comes anew', () => {
    expect(phases(hover, time, dismiss, time, hover)).toEqual([
      'waiting',
      'shown',
      'hidden',
      'hidden',
      'hidden',
    ]);
    expect(phases(hover, time, dismiss, leave, hover).at(-1)).toBe('waiting');
  });

  it('is never there long after everybody has left, whatever happened', () => {
    const happening = fc.constantFrom<TooltipAction>(hover, leave, focus, blur, time, dismiss);
    fc.assert(
      fc.property(fc.array(happening), (happenings) => {
        const state = [leave, blur, time].reduce(tooltipReducer, stateAfter(...happenings));
        expect(state.phase).toBe('hidden');
        expect(isOpen(stateAfter(...happenings, dismiss))).toBe(false);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});
