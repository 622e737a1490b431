// Examples of the element for the conformance suite.
export const samples = [
  `<site-popup open position="bottom-right">
    <h2>Letters from the workshop</h2>
    <p>Once a month, and never more.</p>
    <form method="post" action="/api/newsletter/subscribe">
      <label>Email <input name="email" type="email" required></label>
      <button>Subscribe</button>
    </form>
  </site-popup>`,
  `<site-popup open label="Free delivery" label-close="Close the offer">
    <p>This week we send every order for free.</p>
    <a href="#delivery">How it works</a>
  </site-popup>`,
];
