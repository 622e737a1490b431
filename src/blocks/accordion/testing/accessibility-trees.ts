// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  summary "Delivery" expanded
  paragraph
    "Within three days."
  summary "Returns"`,
  `main
  summary "Where" expanded
    heading "Where"
  paragraph
    "Harbor 4"
  summary "When"
    heading "When"`,
  `main
  list
    listitem
      heading "Question"
        button "Question" expanded
      region "Question"
        paragraph
          "Answer"
    listitem
      heading "Another"
        button "Another"
      region "Another"`,
];
