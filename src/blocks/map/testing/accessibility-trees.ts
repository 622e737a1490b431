// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  "Harbour Café 2 Quay Street"
  link "How to find us"
  button "Show the map"
  link "Open in maps"
  status live=polite`,
  `main
  "Harbour Café2 Quay StreetNorway"
  button "Show the map"
  link "Open in maps"
  status live=polite`,
];
