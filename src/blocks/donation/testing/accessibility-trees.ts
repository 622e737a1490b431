// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  link "Donate"`,
  `main
  group "Amount"
    "Amount"
    radio "$10"
    radio "Other amount"
    textbox "Other amount"
  paragraph
    button "Donate"`,
  `main
  group "Amount"
    "Amount"
    radio "$10"
    radio "$25"
    radio "Other amount"
    textbox "Other amount"
  paragraph
    button "Donate"`,
];
