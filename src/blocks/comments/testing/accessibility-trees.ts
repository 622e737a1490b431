// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main`,
  `main
  heading "Comments"
  article
    paragraph
      "The frames from the ridge are my favourite."
    paragraph
      "Ada, 3 May"
  link "Write to us"`,
  `main
  paragraph
    "3 Comments. Comments are closed."`,
];
