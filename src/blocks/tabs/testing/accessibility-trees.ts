// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  tablist "Menu"
    tab "Lunch" selected
    tab "Dinner"
  tabpanel "Lunch"
    paragraph
      "Soup, bread"
  tabpanel "Dinner"`,
  `main
  tablist
    tab "Care" selected
    tab "Size"
  tabpanel "Care"
    paragraph
      "Wash by hand."
  tabpanel "Size"`,
  `main
  tablist "Cards"
    tab "Lunch" selected
    tab "Dinner"
  tabpanel "Lunch"
    list
      listitem
        "Soup$8"
        paragraph
          "With bread"
  tabpanel "Dinner"`,
];
