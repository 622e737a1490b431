// Detects controls that must never be stored: secrets, tokens, and financial or official identifiers.

export interface ControlDescription {
  readonly type: string;
  readonly name: string;
  readonly autocomplete: string;
}

/** Errs on the safe side: an incomplete draft does less harm than a stored secret. */
export function isSensitive({ type, name, autocomplete }: ControlDescription): boolean {
  return (
    /^(?:password|hidden|file)$/.test(type) ||
    /\b(?:cc-\w+|(?:one-time|current|new)-(?:code|password)|off)\b/.test(autocomplete) ||
    NAMES.test(name.replace(/([a-z])([A-Z])/g, '$1-$2'))
  );
}

const NAMES =
  /(?:^|[^a-z])(?:card|cc|cvv|cvc|csc|iban|bic|account|ssn|tax|passport|pin|otp|token|secret|captcha|pass(?:word|code)?|social)(?:[^a-z]|$)|(?:card|account|passport|security|tax)[^a-z]?(?:number|no|nr|id|code)/i;
