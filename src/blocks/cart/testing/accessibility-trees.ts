// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `dialog "Shopping Cart" modal
  heading "Shopping Cart"
  button "Close"
  list
    listitem
      heading "Mug"
      paragraph
        "Glaze: Moss"
      paragraph
        "€28.00 each"
      paragraph
        "€56.00"
      button "Decrease the quantity of Mug, Moss"
        "−"
      spinbutton "Quantity of Mug, Moss"
      button "Increase the quantity of Mug, Moss"
        "+"
      button "Remove Mug, Moss"
        "Remove"
  "Subtotal"
  strong
    "€56.00"
  paragraph
    "To check out, the order subtotal must be €60.00 or more."
  link "Checkout" disabled
  button "Continue Shopping"
  status live=polite`,
  `dialog "Shopping Cart" modal
  heading "Shopping Cart"
  button "Close"
  paragraph
    "You have nothing in your shopping cart"
  button "Continue Shopping"
  status live=polite`,
  `main
  list
    listitem
      heading "Mug"
      paragraph
        "Glaze: Moss"
      paragraph
        "€28.00 each"
      paragraph
        "€56.00"
      button "Decrease the quantity of Mug, Moss"
        "−"
      spinbutton "Quantity of Mug, Moss"
      button "Increase the quantity of Mug, Moss"
        "+"
      button "Remove Mug, Moss"
        "Remove"
  "Subtotal"
  strong
    "€56.00"
  paragraph
    "To check out, the order subtotal must be €60.00 or more."
  link "Checkout" disabled
  link "Continue Shopping"
  status live=polite`,
];
