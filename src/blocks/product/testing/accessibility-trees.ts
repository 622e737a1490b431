// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  status live=polite
    paragraph
      strong
        "from $19.00"
  group "Size"
    "Size"
    radio "S"
    radio "L, sold out"
  paragraph
    "Quantity"
    spinbutton "Quantity"
  button "Add to cart"
  status live=polite`,
  `main
  status live=polite
    paragraph
      strong
        "$12.00"
  paragraph
    "Quantity"
    spinbutton "Quantity"
  paragraph
    button "Add to cart"
  status live=polite`,
];
