// Examples of the element for the conformance suite.
export const samples = [`<site-horizontal-rule><hr></site-horizontal-rule>`];
