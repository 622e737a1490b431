// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  article
    image "Oysters"
    heading "First oysters"
      link "First oysters"
    time
      "4 September 2026"
    paragraph
      "The bay is cold again."
  article
    heading "Rye and butter"
      link "Rye and butter"
    paragraph
      "A loaf for the week."`,
  `main
  list
    listitem
      link "A"
    listitem
      link "B"
    listitem
      link "C"
    listitem
      link "D"`,
];
