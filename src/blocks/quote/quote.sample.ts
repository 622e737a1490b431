// Examples of the element for the conformance suite.
export const samples = [
  `<site-quote><figure><blockquote><p>Clay remembers every touch.</p></blockquote><figcaption>— Anna Bergström</figcaption></figure></site-quote>`,
  `<site-quote><div class="sqs-block quote-block sqs-block-quote" data-block-type="31"><div class="sqs-block-content"><figure><blockquote data-animation-role="quote"><span>“</span>Clay remembers.<span>”</span></blockquote><figcaption class="source">&mdash; Anna</figcaption></figure></div></div></site-quote>`,
];
