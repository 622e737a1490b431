// When does a tooltip come and go? Pure. (DLG-008, WCAG 1.4.13)

/** `waiting`: somebody rests on what it explains; `leaving`: nobody does any more, and it is still there. */
export type TooltipPhase = 'hidden' | 'waiting' | 'shown' | 'leaving';

export interface TooltipState {
  readonly phase: TooltipPhase;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
}

export type TooltipAction =
  | { readonly type: 'hover' | 'focus'; readonly on: boolean }
  /** The wait of the phase is over. */
  | { readonly type: 'time' }
  /** Escape, a press, or something else took the focus. */
  | { readonly type: 'dismiss' };

export const initialState: TooltipState = { phase: 'hidden', isHovered: false, isFocused: false };

/** Time for the pointer to cross the gap between tooltip and what it explains, in ms. */
export const CLOSE_DELAY_MS = 300;

export function tooltipReducer(state: TooltipState, happening: TooltipAction): TooltipState {
  switch (happening.type) {
    case 'dismiss':
      return { ...state, phase: 'hidden' };
    case 'time':
      return { ...state, phase: AFTER[state.phase] };
    default: {
      const which = happening.type === 'hover' ? 'isHovered' : 'isFocused';
      if (state[which] === happening.on) return state;
      const moved = { ...state, [which]: happening.on };
      return { ...moved, phase: phaseOf(moved, happening.on) };
    }
  }
}

/** How long the phase lasts, in ms; null: until something happens. */
export const getPhaseTimeout = ({ phase }: TooltipState, delay: number): number | null =>
  phase === 'waiting' ? delay : phase === 'leaving' ? CLOSE_DELAY_MS : null;

export const isOpen = ({ phase }: TooltipState): boolean => phase === 'shown' || phase === 'leaving';

const AFTER: Readonly<Record<TooltipPhase, TooltipPhase>> = {
  hidden: 'hidden',
  waiting: 'shown',
  shown: 'shown',
  leaving: 'hidden',
};

/** Who comes begins the wait or keeps it there; it goes with the last one. */
function phaseOf({ phase, isHovered, isFocused }: TooltipState, comes: boolean): TooltipPhase {
  if (comes) return phase === 'hidden' ? 'waiting' : phase === 'leaving' ? 'shown' : phase;
  if (isHovered || isFocused) return phase;
  return phase === 'shown' || phase === 'leaving' ? 'leaving' : 'hidden';
}
