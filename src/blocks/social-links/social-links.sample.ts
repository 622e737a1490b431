// Examples of the element for the conformance suite.
export const samples = [
  `<site-social-links><ul><li><a href="https://www.instagram.com/pots">Instagram</a></li><li><a href="https://www.youtube.com/@pots"></a></li><li><a href="mailto:hello@pots.example"></a></li></ul></site-social-links>`,
  `<site-social-links><nav class="sqs-svg-icon--list" aria-label="Profiles"><a href="https://x.com/pots" target="_blank" class="sqs-svg-icon--wrapper x-formerly-twitter-unauth" aria-label="X"><div></div></a></nav></site-social-links>`,
];
