// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  button "Share" description="Copies the address of this page"`,
  `main
  link "Share" description="Copies the address of this page"`,
];
