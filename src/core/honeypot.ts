// Name of the form control that only robots fill in.
/** Honeypot: a hidden field. The server drops submissions in which it is filled in. */
export const HONEYPOT_FIELD = 'leave-this-empty';
