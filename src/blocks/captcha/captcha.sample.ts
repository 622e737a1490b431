// Which captchas show all that the element does?

/** Of the conformance suite: the first is the one that is shown. */
export const samples: readonly string[] = ['<site-captcha></site-captcha>'];
