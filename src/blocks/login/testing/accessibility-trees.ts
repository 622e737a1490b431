// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  alert
  paragraph
    "Email"
    textbox "Email" required
  paragraph
    "Password"
    textbox "Password" required
  paragraph
    checkbox "Remember me"
  paragraph
    button "Sign in"`,
];
