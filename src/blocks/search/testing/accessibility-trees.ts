// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  search
    "Search"
    combobox "Search"
    button "Search"
  status live=polite`,
  `main
  search "Search the shop"
    combobox "Search the shop"
    button "Search the shop"
  status live=polite`,
];
