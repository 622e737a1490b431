// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  heading "Posts tagged Oysters"
  list
    listitem
      link "First oysters"
      time
        "4 September 2026"
    listitem
      link "The cold bay"
      time
        "11 February 2026"
  navigation "Pages"
    link "Older posts"`,
  `main
  article
    heading "Rye and butter"
      link "Rye and butter"
    paragraph
      time
        "20 August 2026"
    paragraph
      "A loaf for the week."`,
];
