// Examples of the element for the conformance suite.
export const samples = [
  '<site-text-shrink>Landscapes and weather</site-text-shrink>',
  '<site-text-shrink min-font-size="12">Hand-<em>printed</em></site-text-shrink>',
];
