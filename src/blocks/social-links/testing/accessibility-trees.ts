// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  list
    listitem
      link "Instagram"
    listitem
      link "YouTube"
    listitem
      link "E-mail"`,
  `main
  navigation "Profiles"
    link "X"`,
];
