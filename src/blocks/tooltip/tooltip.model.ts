// State machine of a tooltip (DLG-008, WCAG 1.4.13).

/** `opening`: the trigger is hovered or focused, before the delay has elapsed; `closing`: neither any more, still open. */
export type TooltipPhase = 'closed' | 'opening' | 'open' | 'closing';

export interface TooltipState {
  readonly phase: TooltipPhase;
  readonly isHovered: boolean;
  readonly isFocused: boolean;
}

export type TooltipAction =
  | { readonly type: 'hover' | 'focus'; readonly isActive: boolean }
  /** The timeout of the phase has elapsed. */
  | { readonly type: 'timeout' }
  /** Escape, a press, or focus elsewhere. */
  | { readonly type: 'dismiss' };

export const initialState: TooltipState = { phase: 'closed', isHovered: false, isFocused: false };

/** Time for the pointer to move from the trigger to the tooltip, in ms. */
export const CLOSE_DELAY_MS = 300;

export function tooltipReducer(state: TooltipState, action: TooltipAction): TooltipState {
  switch (action.type) {
    case 'dismiss':
      return { ...state, phase: 'closed' };
    case 'timeout':
      return { ...state, phase: AFTER_TIMEOUT[state.phase] };
    default: {
      const key = action.type === 'hover' ? 'isHovered' : 'isFocused';
      if (state[key] === action.isActive) return state;
      const next = { ...state, [key]: action.isActive };
      return { ...next, phase: getNextPhase(next, action.isActive) };
    }
  }
}

/** Timeout of the phase in ms; null if the phase has none. */
export const getPhaseTimeout = ({ phase }: TooltipState, delay: number): number | null =>
  phase === 'opening' ? delay : phase === 'closing' ? CLOSE_DELAY_MS : null;

export const isOpen = ({ phase }: TooltipState): boolean => phase === 'open' || phase === 'closing';

const AFTER_TIMEOUT: Readonly<Record<TooltipPhase, TooltipPhase>> = {
  closed: 'closed',
  opening: 'open',
  open: 'open',
  closing: 'closed',
};

/** Hover or focus starts opening or cancels closing; closing starts when both have ended. */
function getNextPhase({ phase, isHovered, isFocused }: TooltipState, isActive: boolean): TooltipPhase {
  if (isActive) return phase === 'closed' ? 'opening' : phase === 'closing' ? 'open' : phase;
  if (isHovered || isFocused) return phase;
  return phase === 'open' || phase === 'closing' ? 'closing' : 'closed';
}
