// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  strong
    "Bergström Pottery"
  "Mill Street 4, Lund55.7047° N, 13.1910° E"
  link "Open in a map"`,
];
