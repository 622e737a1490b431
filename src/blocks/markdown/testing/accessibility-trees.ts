// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  heading "Notes"
  paragraph
    "Soak the clay for"
    strong
      "two days"
    "."
  list
    listitem
      "Wedge"
    listitem
      "Center"`,
  `main
  paragraph
    "Gum arabic:"
    link "Mill Street"`,
];
