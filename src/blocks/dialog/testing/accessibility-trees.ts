// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `alertdialog "Remove the print?" description="It will be removed from your cart." modal
  heading "Remove the print?"
  "It will be removed from your cart."
  button "Cancel"
  button "OK"`,
];
