// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  link "Call"
  link "Mail"
  link "Map"`,
  `main
  link "Call"
  summary "Hours"`,
];
