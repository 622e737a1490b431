// Accessibility trees of the examples of the element, the same in every engine.
export const trees: readonly string[] = [
  `main
  status live=polite
  "Name"
  textbox "Name" required
  "Email"
  textbox "Email" required
  "Topic"
  combobox "Topic"
  group "How shall we answer?"
    "How shall we answer?"
    radio "By email" checked
    radio "By phone"
  "Message"
  textbox "Message" description="0 of 500 characters used" required
  status live=polite
    "0 of 500 characters used"
  checkbox "Send me news"
  paragraph
    button "Send"`,
];
