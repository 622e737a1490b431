// Email validation: the documented pattern or the one of the HTML standard (FRM-041, ruling 20).

/**
 * `html`: what browsers accept in `<input type="email">`, the default; `documented`: top-level domains of 2 to 4
 * characters.
 */
export type EmailPolicy = 'documented' | 'html';

const length = { min: 3, max: 256 };

const patterns: Readonly<Record<EmailPolicy, RegExp>> = {
  documented: /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,4}$/,
  // The pattern of the HTML standard, plus the letters of international domains, which browsers encode before validation.
  html: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d\xa1-\uffff](?:[a-z\d\xa1-\uffff-]{0,61}[a-z\d\xa1-\uffff])?(?:\.[a-z\d\xa1-\uffff](?:[a-z\d\xa1-\uffff-]{0,61}[a-z\d\xa1-\uffff])?)*$/i,
};

export function isEmail(text: string, policy: EmailPolicy = 'html'): boolean {
  return text.length >= length.min && text.length <= length.max && patterns[policy].test(text);
}
