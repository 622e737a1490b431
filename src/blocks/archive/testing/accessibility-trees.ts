// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  list
    listitem
      heading "September 2026"
        link "September 2026"
      list
        listitem
          link "First oysters"
          time
            "4 September"`,
  `main
  summary "Archive"`,
  `main
  "Month"
  combobox "Month"
  button "Show"`,
];
