// Examples of the element for the conformance suite.
export const samples = [
  `<site-pricing-toggle>
    <fieldset>
      <legend>Billing</legend>
      <label><input type="radio" name="sample-billing" value="monthly" checked> Monthly</label>
      <label><input type="radio" name="sample-billing" value="yearly"> Yearly</label>
    </fieldset>
    <p data-option="1">$9 a month</p><p data-option="2">$90 a year</p>
    <a data-option="1" href="#monthly">Join monthly</a><a data-option="2" href="#yearly">Join yearly</a>
  </site-pricing-toggle>`,
  `<site-pricing-toggle label="Billing">
    <button type="button" aria-pressed="true">Monthly</button>
    <button type="button" aria-pressed="false">Yearly</button>
    <p data-option="1">$9 a month</p><p data-option="2" hidden>$90 a year</p>
  </site-pricing-toggle>`,
];
