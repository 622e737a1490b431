// Good examples of the element, for the conformance suite.
export const samples: readonly string[] = [
  '<site-dialog open keep heading="Remove the print?">It is taken out of your cart.</site-dialog>',
];
