// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  blockquote
    paragraph
      "The first light of the new telescope."
    link "1 July 2021"
  status live=polite
  button "Show content from X"`,
  `main
  link "The old dairy at Foursquare"`,
];
