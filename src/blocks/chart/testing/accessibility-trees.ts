// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  table
    row
      columnheader "Month"
        "Month"
      columnheader "Bowls"
        "Bowls"
    row
      rowheader
        "May"
      cell "120"
        "120"
    row
      rowheader
        "June"
      cell "−20"
        "−20"`,
  `main
  summary "Show the data"`,
  `main
  table "Bowls"
    caption
      "Bowls"
    row
      columnheader "Year"
        "Year"
      columnheader "Sold"
        "Sold"
    row
      rowheader
        "2025"
      cell "12"
        "12"
    row
      rowheader
        "2026"
      cell "31"
        "31"`,
];
