// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  "Fresh bread every morning"
  link "Open from seven"
  "Bring your own bag"
  button "Pause"`,
  `main
  "Summer in the city"
  button "Pause"`,
];
