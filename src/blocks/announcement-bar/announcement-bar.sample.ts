// Examples of the element for the conformance suite.
export const samples = [
  `<site-announcement-bar><p>Free delivery this week. <a href="#offer">To the offer</a></p></site-announcement-bar>`,
  `<site-announcement-bar dismissible id="sample-news">The studio is closed until Monday.</site-announcement-bar>`,
  `<site-announcement-bar label-close="Close the news" dismissible>
    <script type="application/json">{"style": 2, "text": "<p class=\\"\\">Call for prices &amp; dates</p>", "clickthroughUrl": {"url": "/contact-us", "newWindow": true}}</script>
  </site-announcement-bar>`,
];
