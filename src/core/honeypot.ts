/** Name of the hidden form control that only bots fill in. Their submissions are held for review. */
export const HONEYPOT_FIELD = 'leave-this-empty';
