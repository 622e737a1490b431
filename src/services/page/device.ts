// Device and visitor properties reported by the browser.

export interface Device {
  /** The visitor's preferred language, BCP 47. */
  readonly language: string;
  readonly userAgent: string;
  /** Processor cores as far as the browser tells; 0 when it does not. */
  readonly cores: number;
  /** The Global Privacy Control signal: the visitor's browser asks not to be tracked. */
  readonly globalPrivacyControl: boolean;
}

export function browserDevice(): Device {
  const { language, userAgent, hardwareConcurrency } = navigator;
  return {
    language,
    userAgent,
    cores: hardwareConcurrency || 0,
    globalPrivacyControl: (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true,
  };
}
