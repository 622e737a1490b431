// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  time
    "5 January 2026"`,
  `main
  time
    "5 January"`,
];
