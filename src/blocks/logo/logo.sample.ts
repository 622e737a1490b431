// Examples of the element for the conformance suite.
export const samples = [`<site-logo><a href="/">Bergström Pottery</a></site-logo>`];
