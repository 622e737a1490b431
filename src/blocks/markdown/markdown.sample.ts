// Examples of the element for the conformance suite.
export const samples = [
  `<site-markdown><h2>Notes</h2><p>Soak the clay for <strong>two days</strong>.</p><ul><li>Wedge</li><li>Center</li></ul></site-markdown>`,
  `<site-markdown><div class="sqs-block markdown-block sqs-block-markdown" data-block-type="44"><div class="sqs-block-content"><p>Gum arabic: <span data-preserve-html-node="true"><a href="/gum">Mill Street</a></span></p></div></div></site-markdown>`,
];
