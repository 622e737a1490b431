// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  paragraph
    "Since 1985"`,
  `main
  link "North, a print"
    image "North, a print"`,
  'main',
];
