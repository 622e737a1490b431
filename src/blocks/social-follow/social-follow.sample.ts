// Examples of the element for the conformance suite.
export const samples = [
  '<site-social-follow><a href="https://x.com/nasa">Follow @nasa at X</a></site-social-follow>',
];
