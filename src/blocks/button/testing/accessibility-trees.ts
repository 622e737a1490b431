// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  link "Book a table"`,
  `main
  button "Copy the address"`,
  `main
  link "Menu"`,
];
