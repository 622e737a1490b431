// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  button "Play: Dawn over the ridge"
  paragraph
    "Filmed in May."
    link "Transcript"`,
  `main
  button "Play: Salt flats"`,
  `main
  video "Dawn"
  button "Play: Dawn"`,
  `main
  button "Play: Video"
  paragraph
    "Found"`,
];
