// Examples of the element for the conformance suite.
export const samples = [
  `<site-accordion>
    <details name="sample-faq" open><summary>Delivery</summary><p>Within three days.</p></details>
    <details name="sample-faq"><summary>Returns</summary><p>For 30 days.</p></details>
  </site-accordion>`,
  `<site-accordion multiple expand-first>
    <details><summary><h3>Where</h3></summary><p>Harbor 4</p></details>
    <details><summary><h3>When</h3></summary><p>Every day</p></details>
  </site-accordion>`,
  `<site-accordion>
    <ul data-should-allow-multiple-open-items="" data-is-expanded-first-item="true">
      <li><h4><button aria-expanded="false" aria-controls="sample-region-1" id="sample-button-1">Question</button></h4>
        <div role="region" id="sample-region-1" aria-labelledby="sample-button-1"><p>Answer</p></div></li>
      <li><h4><button aria-expanded="false" aria-controls="sample-region-2" id="sample-button-2">Another</button></h4>
        <div role="region" id="sample-region-2" aria-labelledby="sample-button-2"><p>Also answered</p></div></li>
    </ul>
  </site-accordion>`,
];
