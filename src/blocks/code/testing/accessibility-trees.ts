// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  button "Copy" live=polite
  code
    "const glaze = 'celadon';"`,
  `main
  figure
    caption
      "kiln.sh"
    code
      "fire --cone 10 open --after 14h"`,
];
