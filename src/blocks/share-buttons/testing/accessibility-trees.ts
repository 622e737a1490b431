// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  list "Share"
    listitem
      link "Facebook"
    listitem
      link "Email"
    listitem
      link "Copy link"`,
  `main
  list "Share"
    listitem
      link "X"
    listitem
      link "LinkedIn"
    listitem
      link "Copy link"`,
];
