// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  link "Journal 38 posts"`,
  `main
  navigation "Kitchen"
    list
      listitem
        link "Menu"
      listitem
        link "Cellar"`,
  `main
  list
    listitem
      link "North"
    listitem
      link "Salt"`,
  `main
  link "Journal as RSS"`,
];
