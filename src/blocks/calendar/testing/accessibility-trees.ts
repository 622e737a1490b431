// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  paragraph
    button "Show by month"
  status live=polite
  list
    listitem
      link "Harvest supper"
      time
        "6 November, 19:00"
    listitem
      link "Oysters and rye"
      time
        "14 November"`,
  `main
  status live=polite
  navigation "Months"
    link "October 2026"
    link "December 2026"
  table "November 2026 Times in UTC"
    caption
      "November 2026 Times in UTC"
    row
      cell
      cell "Tuesday 3 November 19:00 Rye and butter, Tuesday 3 November"
        time
          "Tuesday 3 November"
        link "19:00 Rye and butter, Tuesday 3 November"
          time
            "19:00"
          "Rye and butter, Tuesday 3 November"`,
];
