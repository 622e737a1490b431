// Examples of the element for the conformance suite.
export const samples = [
  '<site-donation><a href="/checkout/donate?donatePageId=donation">Donate</a></site-donation>',
  `<site-donation>
    <form action="/checkout/donate">
      <input type="hidden" name="donatePageId" value="donation">
      <fieldset>
        <legend>Amount</legend>
        <label><input type="radio" name="amount" value="10.00"> $10</label>
        <label><input type="radio" name="amount" value="other"> Other amount</label>
        <input name="otherAmount" inputmode="decimal" aria-label="Other amount">
      </fieldset>
      <p><button>Donate</button></p>
    </form>
  </site-donation>`,
  '<site-donation donate-page-id="donation" suggested-contributions="[1000,2500]"></site-donation>',
];
