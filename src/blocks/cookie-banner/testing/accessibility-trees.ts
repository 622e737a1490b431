// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  region "Cookies"
    "This site uses necessary cookies. With your consent, it also uses optional cookies to understand how it is used."
    button "Decline"
    button "Accept"`,
  `dialog "Cookies" modal
  "We use"
  link "cookies"
  "."
  button "Cookie settings"
  button "Accept"`,
];
