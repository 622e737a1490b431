// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  status live=polite
  heading "Comments"
  paragraph
    "2 comments"
  list
    listitem
      article
        paragraph
          "Ada"
          link "May 3, 2025, 10:00 AM"
            time
              "May 3, 2025, 10:00 AM"
        paragraph
          "The frames from the ridge are my favourite."
        link "Reply: Ada"
        button "Like"
        list
          listitem
            article
              paragraph
                "Noor"
                link "May 4, 2025, 10:00 AM"
                  time
                    "May 4, 2025, 10:00 AM"
              paragraph
                "Mine, too."
  region "Write a comment"
    heading "Write a comment"
    paragraph
      "Name"
      textbox "Name" required
    paragraph
      "Comment"
      textbox "Comment" required
    paragraph
      button "Send comment"`,
  `main
  heading "Comments"
  article
    paragraph
      "The frames from the ridge are my favourite."
    paragraph
      "Ada, 3 May"
  link "Write to us"`,
  `main
  paragraph
    "3 Comments. Comments are closed."`,
];
