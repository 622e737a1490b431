// Examples of the element for the conformance suite.
export const samples = [
  '<site-button alignment="center" size="large"><a href="#book">Book a table</a></site-button>',
  '<site-button><button type="button">Copy the address</button></site-button>',
  '<site-button new-window><a href="#menu">Menu</a></site-button>',
];
