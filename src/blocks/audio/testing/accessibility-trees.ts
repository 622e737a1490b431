// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  figure
    caption
      "First light"
    group "First light"
      button "Play: First light"
      status live=polite`,
  `main
  list
    listitem
      "First light"
      group "First light"
        button "Play: First light"
        status live=polite
    listitem
      "Slow water"
      link "Notes"
      group "Slow water"
        button "Play: Slow water"
        status live=polite`,
  `main
  "Kiln songAnna"
  group "Kiln song"
    button "Play: Kiln song"
    "0:08"
    link "Download: Kiln song"
    status live=polite`,
];
