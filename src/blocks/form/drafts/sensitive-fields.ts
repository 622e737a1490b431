// What must never be kept on the device? Secrets, proofs and whatever money or the state knows a person by.

/** What is known of a control. */
export interface ControlDescription {
  readonly type: string;
  readonly name: string;
  readonly autocomplete: string;
}

/** In doubt it is: a draft that lacks a line is a small loss. */
export function isSensitive({ type, name, autocomplete }: ControlDescription): boolean {
  return (
    /^(?:password|hidden|file)$/.test(type) ||
    /\b(?:cc-\w+|(?:one-time|current|new)-(?:code|password)|off)\b/.test(autocomplete) ||
    NAMES.test(name.replace(/([a-z])([A-Z])/g, '$1-$2'))
  );
}

const NAMES =
  /(?:^|[^a-z])(?:card|cc|cvv|cvc|csc|iban|bic|account|ssn|tax|passport|pin|otp|token|secret|captcha|pass(?:word|code)?|social)(?:[^a-z]|$)|(?:card|account|passport|security|tax)[^a-z]?(?:number|no|nr|id|code)/i;
