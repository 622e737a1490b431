// Sample markup for the conformance suite.
export const samples = [
  `<site-map map-lat="54.42" map-lng="13.43" map-zoom="14">
  <address>Harbour Café<br>2 Quay Street</address>
  <a href="#way">How to find us</a>
</site-map>`,
  '<site-map map-style="minimal-dark" address-title="Harbour Café" address-line1="2 Quay Street" address-country="Norway"></site-map>',
];
