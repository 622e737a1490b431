// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  figure
    image "A ridge at dawn"
    caption
      heading "Before sunrise"
      paragraph
        "The ridge in June."
      link "Read on"
  button "Enlarge image" hasPopup=dialog`,
  `main
  figure
    link "A ridge at dawn"
      image "A ridge at dawn"
    caption
      heading "Before sunrise"
      paragraph
        "The ridge in June."
      link "Read on"`,
  `main
  image "A ridge at dawn"`,
];
