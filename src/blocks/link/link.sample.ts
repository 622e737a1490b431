// Examples of the element for the conformance suite.
export const samples = [`<site-link><a href="/studio">Visit the studio</a></site-link>`];
