// Email validation: the documented pattern or the one of the HTML standard (FRM-041, ruling 20).

/** `documented`: top-level domains of 2 to 4 characters; `html`: what browsers accept in `<input type="email">`. */
export type EmailPolicy = 'documented' | 'html';

const length = { min: 3, max: 256 };

const patterns: Readonly<Record<EmailPolicy, RegExp>> = {
  documented: /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,4}$/,
  // The pattern of the HTML standard.
  html: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i,
};

export function isEmail(text: string, policy: EmailPolicy = 'documented'): boolean {
  return text.length >= length.min && text.length <= length.max && patterns[policy].test(text);
}
