// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  link "Cart"
  "0$0.00"
  status live=polite`,
  `main
  link "Cart (0)"
  status live=polite`,
];
