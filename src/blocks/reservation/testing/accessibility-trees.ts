// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  paragraph
    "Tables for two to eight."
  link "Book a table at OpenTable"
  status live=polite`,
  `main
  link "Book at Tock"
  status live=polite`,
  `main
  list
    listitem
      "The long table"
      link "Book the long table"
  status live=polite`,
];
