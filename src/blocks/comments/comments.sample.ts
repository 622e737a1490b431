// Examples of the element for the conformance suite.
export const samples = [
  `<site-comments>
    <h2>Comments</h2>
    <article><p>The frames from the ridge are my favourite.</p><p>Ada, 3 May</p></article>
    <a href="/contact">Write to us</a>
  </site-comments>`,
  `<site-comments><div class="squarespace-comments" data-item-id="6752923539ec342677c147e6" data-public-comment-count="3" data-comment-state="2"></div></site-comments>`,
];
