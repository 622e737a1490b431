// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  link "Buy a gift card"`,
  `main
  group "Value"
    "Value"
    radio "$25"
    radio "$50"
  paragraph
    button "Buy a gift card"`,
  `main
  group "Value"
    "Value"
    radio "$25"
  paragraph
    button "Buy a gift card"`,
];
