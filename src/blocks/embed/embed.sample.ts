// Examples of the element for the conformance suite.
export const samples = [
  `<site-embed provider="twitter">
    <blockquote class="twitter-tweet" cite="https://twitter.com/nasa/status/1410624005669187586">
      <p>The first light of the new telescope.</p>
      <a href="https://twitter.com/nasa/status/1410624005669187586">1 July 2021</a>
    </blockquote>
  </site-embed>`,
  `<site-embed provider="foursquare">
    <a href="https://foursquare.com/v/the-old-dairy/4b0588f1f964a520e5ce22e3">The old dairy at Foursquare</a>
  </site-embed>`,
];
