// Examples of the element for the conformance suite.
export const samples = [
  `<site-mobile-info-bar bar-style="dark">
    <a href="tel:+4912345">Call</a>
    <a href="mailto:studio@example.org">Mail</a>
    <a href="https://maps.example/">Map</a>
  </site-mobile-info-bar>`,
  `<site-mobile-info-bar label-hours="Hours" time-zone="UTC">
    <a href="tel:+4912345">Call</a>
    <details><summary>Hours</summary><p>Every day from 8 to 16</p></details>
  </site-mobile-info-bar>`,
];
