// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  list
    listitem
      link "Oysters"
      "12"
    listitem
      link "Rye"
      "2"`,
];
