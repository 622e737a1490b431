// Examples of the element for the conformance suite; together they show every slot and part.
export const samples: readonly string[] = [
  `<site-system-error open error-key="E-1042" error='{"url":"https://shop.example/api/orders","format":"json","text":"Too late."}'></site-system-error>`,
];
