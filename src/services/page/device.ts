// Device and visitor properties reported by the browser.

export interface Device {
  /** The visitor's preferred language, BCP 47. */
  readonly language: string;
  readonly userAgent: string;
  /** Number of processor cores; 0 if unknown. */
  readonly cores: number;
  /** Whether the browser sends Global Privacy Control. */
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
