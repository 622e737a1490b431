// Examples of the element for the conformance suite; together they show every slot and part.
export const samples: readonly string[] = ['<site-captcha></site-captcha>'];
