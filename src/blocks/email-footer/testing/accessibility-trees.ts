// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  paragraph
    "You receive this letter because you have signed up for it."
  "Mill Street 4, Lund"
  paragraph
    link "Unsubscribe"`,
];
