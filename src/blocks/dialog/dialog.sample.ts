// Examples of the element for the conformance suite; together they show every slot and part.
export const samples: readonly string[] = [
  '<site-dialog open keep heading="Remove the print?">It will be removed from your cart.</site-dialog>',
];
