// Examples of the element for the conformance suite; together they show every slot and part.
export const samples: readonly string[] = [
  '<site-toast open keep duration="0">The print is in your cart.</site-toast>',
];
