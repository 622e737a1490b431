// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  status live=polite
    "Reviews 1 to 1 of 1"
  list
    listitem
      image "5 out of 5 stars"
      strong
        "Calm"
      paragraph
        "It hangs opposite my desk."
      paragraph
        "Noor"`,
  `main
  heading "Rate your purchase"
  region "North"
    heading "North"
    group "Star rating"
      "Star rating"
      radio "1 star"
      radio "2 stars"
    paragraph
      "Describe your experience"
      textbox "Describe your experience"
  paragraph
    button "Submit review"`,
];
