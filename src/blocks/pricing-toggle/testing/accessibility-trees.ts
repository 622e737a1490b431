// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  group "Billing"
    "Billing"
    radio "Monthly" checked
    radio "Yearly"
  paragraph
    "$9 a month"
  link "Join monthly"`,
  `main
  group "Billing"
    button "Monthly" pressed
    button "Yearly"
    paragraph
      "$9 a month"`,
];
