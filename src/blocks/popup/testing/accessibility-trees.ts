// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  dialog "Letters from the workshop"
    button "Close"
    heading "Letters from the workshop"
    paragraph
      "Once a month, and never more."
    "Email"
    textbox "Email" required
    button "Subscribe"`,
  `dialog "Free delivery" modal
  button "Close the offer"
  paragraph
    "This week we send every order for free."
  link "How it works"`,
];
