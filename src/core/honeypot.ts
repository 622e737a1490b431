/** Name of the hidden form control that only robots fill in. What they send is held for review. */
export const HONEYPOT_FIELD = 'leave-this-empty';
