// Examples of the element for the conformance suite.
export const samples = [
  `<site-html><table><tbody><tr><th scope="row">Feldspar</th><td>43 %</td></tr></tbody></table></site-html>`,
];
