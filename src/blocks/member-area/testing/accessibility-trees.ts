// Accessibility trees of the examples of the element, the same in every engine. Who
// sees what follows from the base style sheet, which is not loaded there.
export const trees: readonly string[] = [
  `main
  paragraph
    link "Sign in to your area"
  link "Your account"
  button "Sign out"`,
  `main
  link "Sign in"
  "Signed in as"
  strong
  link "Your account"
  button "Sign out"`,
];
