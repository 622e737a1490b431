// Which answers may a dialog be given, and which of them takes the focus first? Pure. (DLG-003)
import type { DialogButtons, DialogResult } from '../../services/dialogs/dialogs';

const ANSWERS: Readonly<Record<DialogButtons, readonly DialogResult[]>> = {
  'confirm-or-reject': ['reject', 'confirm'],
  'confirm-or-cancel': ['cancel', 'confirm'],
  confirm: ['confirm'],
  none: [],
};

/** In the order in which they stand; the first has the focus: Enter by mistake changes nothing. */
export const getAnswers = (buttons: DialogButtons): readonly DialogResult[] => ANSWERS[buttons];
