// Examples of the element for the conformance suite.
export const samples = [
  '<site-services><p>A page.</p></site-services>',
  '<site-services locale="de"><script type="application/json">{ "website": { "id": "w1" } }</script></site-services>',
];
