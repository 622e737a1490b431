// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  paragraph
    "Free delivery this week."
    link "To the offer"`,
  `main
  "The studio is closed until Monday."
  button "Close"`,
  `main
  link "Call for prices & dates"
    paragraph
      "Call for prices & dates"
  button "Close the news"`,
];
