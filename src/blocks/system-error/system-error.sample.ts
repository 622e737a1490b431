// Good examples of the element, for the conformance suite.
export const samples: readonly string[] = [
  `<site-system-error open error-key="E-1042" error='{"url":"https://shop.example/api/orders","format":"json","text":"Too late."}'></site-system-error>`,
];
