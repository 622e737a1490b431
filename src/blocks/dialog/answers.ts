// Which answers may a dialog be given, and which of them takes the focus first? Pure. (DLG-003)
import type { Answer, Buttons } from '../../services/dialogs/dialogs';

const ANSWERS: Readonly<Record<Buttons, readonly Answer[]>> = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  confirm: ['confirm'],
  none: [],
};

/** In the order in which they stand; the first has the focus: Enter by mistake changes nothing. */
export const answersOf = (buttons: Buttons): readonly Answer[] => ANSWERS[buttons];
