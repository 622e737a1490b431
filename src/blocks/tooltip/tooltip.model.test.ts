import { describe, expect, it } from 'vitest';
import fc from '../../core/testing/fast-check';
import {
  CLOSE_DELAY_MS,
  getPhaseTimeout,
  initialState,
  isOpen,
  type TooltipAction,
  type TooltipState,
  tooltipReducer,
} from './tooltip.model';

const hover = { type: 'hover', isActive: true } as const;
const leave = { type: 'hover', isActive: false } as const;
const focus = { type: 'focus', isActive: true } as const;
const blur = { type: 'focus', isActive: false } as const;
const timeout = { type: 'timeout' } as const;
const dismiss = { type: 'dismiss' } as const;

const stateAfter = (...actions: TooltipAction[]): TooltipState =>
  actions.reduce(tooltipReducer, initialState);
const phases = (...actions: TooltipAction[]) =>
  actions.map((_, at) => stateAfter(...actions.slice(0, at + 1)).phase);

describe('tooltipReducer', () => {
  it('opens after the delay on hover or focus', () => {
    expect(phases(hover, timeout)).toEqual(['opening', 'open']);
    expect(phases(focus, timeout)).toEqual(['opening', 'open']);
    expect(phases(hover, leave, timeout)).toEqual(['opening', 'closed', 'closed']);
    expect(getPhaseTimeout(stateAfter(hover), 1200)).toBe(1200);
    expect(getPhaseTimeout(stateAfter(hover, timeout), 1200)).toBe(null);
  });

  it('stays open while the pointer moves to the tooltip', () => {
    expect(phases(hover, timeout, leave, hover)).toEqual(['opening', 'open', 'closing', 'open']);
    expect(phases(hover, timeout, leave, timeout).at(-1)).toBe('closed');
    expect(getPhaseTimeout(stateAfter(hover, timeout, leave), 1200)).toBe(CLOSE_DELAY_MS);
  });

  it('stays open while hovered or focused', () => {
    expect(phases(hover, focus, timeout, leave).at(-1)).toBe('open');
    expect(phases(hover, focus, timeout, leave, blur).at(-1)).toBe('closing');
  });

  it('stays closed after dismissal until the next hover or focus', () => {
    expect(phases(hover, timeout, dismiss, timeout, hover)).toEqual([
      'opening',
      'open',
      'closed',
      'closed',
      'closed',
    ]);
    expect(phases(hover, timeout, dismiss, leave, hover).at(-1)).toBe('opening');
  });

  it('always closes after hover and focus have ended', () => {
    const action = fc.constantFrom<TooltipAction>(hover, leave, focus, blur, timeout, dismiss);
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = [leave, blur, timeout].reduce(tooltipReducer, stateAfter(...actions));
        expect(state.phase).toBe('closed');
        expect(isOpen(stateAfter(...actions, dismiss))).toBe(false);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });
});
