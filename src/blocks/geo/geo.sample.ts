// Examples of the element for the conformance suite.
export const samples = [
  `<site-geo><address><strong>Bergström Pottery</strong><br>Mill Street 4, Lund</address><data value="55.7047;13.1910">55.7047° N, 13.1910° E</data><a href="geo:55.7047,13.1910">Open in a map</a></site-geo>`,
];
