// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  region "Coast" roledescription=carousel
    button "Start slide rotation"
    button "Previous slide"
    button "Next slide"
    paragraph live=polite
      "1 of 3: Dawn"
    group "1 of 3" roledescription=slide
      figure
        image "A ridge at dawn"
        caption
          "Dawn"
    group "Slides"
      button "Dawn"
      button "Salt flats"
      button "Lake"`,
  `main
  group "Gallery" roledescription=carousel
    button "Previous slide" disabled
    button "Next slide"
    paragraph live=polite
      "1–2 of 3"
    group "Gallery"
      group "1 of 3" roledescription=slide
        image "One"
      group "2 of 3" roledescription=slide
        image "Two"`,
  `main
  group "Gallery"
    list
      listitem
        figure
          button "One" hasPopup=dialog
          caption
            "One"
      listitem
        button "Two" hasPopup=dialog`,
  `main
  group "Gallery"
    list
      listitem
        button "As data" hasPopup=dialog
        paragraph
          strong
            "Data"`,
  `main
  group "Gallery"
    list
      listitem
        image "One"
      listitem
        image "Two"`,
  `main
  group "Gallery" roledescription=carousel
    button "Previous slide" disabled
    button "Next slide"
    paragraph live=polite
      "1 of 2: A video"
    group "1 of 2" roledescription=slide
      button "Play: A video"`,
];
