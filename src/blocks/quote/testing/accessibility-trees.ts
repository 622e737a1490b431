// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  figure
    blockquote
      paragraph
        "Clay remembers every touch."
    caption
      "— Anna Bergström"`,
  `main
  figure
    blockquote
      "“Clay remembers.”"
    caption
      "— Anna"`,
];
