// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  paragraph
    "Before the wind."
  button "A ridge at dawn" hasPopup=dialog
  button "Salt flats" hasPopup=dialog`,
  `dialog "Coast" modal
  image "A ridge at dawn"
  button "Zoom out" disabled
  button "Zoom in"
  button "Caption" pressed
  button "Full screen"
  button "Close"
  button "Previous" disabled
  button "Next"
  region "Caption"
    paragraph
      "Dawn"
    "By"
    link "Ada"
  paragraph live=polite
    "Photo 1 of 2, Dawn"`,
];
