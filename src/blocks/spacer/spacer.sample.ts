// Examples of the element for the conformance suite.
export const samples = [`<site-spacer></site-spacer>`];
