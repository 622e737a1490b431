// Examples of the element for the conformance suite; together they show every slot and part.
export const samples: readonly string[] = [
  '<site-cookie-banner cookie-banner-accept-type="OPT_IN_AND_OUT" forced></site-cookie-banner>',
  '<site-cookie-banner forced modal cookie-banner-has-manage-cookies cookie-banner-variant="POPUP">We use <a href="/cookies">cookies</a>.</site-cookie-banner>',
];
