// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  list
    listitem
      time
        "4 May 2019"
      "Bergen, Café Opera"
      paragraph
        "Past"
    listitem
      time
        "5 May 2999"
      "Oslo, Parkteatret"
      link "Tickets"`,
];
