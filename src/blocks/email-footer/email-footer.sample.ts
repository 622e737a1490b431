// Examples of the element for the conformance suite.
export const samples = [
  `<site-email-footer><p>You receive this letter because you have signed up for it.</p><address>Mill Street 4, Lund</address><p><a href="/api/newsletter/unsubscribe">Unsubscribe</a></p></site-email-footer>`,
];
