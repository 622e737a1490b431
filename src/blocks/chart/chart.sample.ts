// Examples of the element for the conformance suite.
const ROWS =
  '<tr><th scope="col">Month</th><th scope="col">Bowls</th></tr><tr><th scope="row">May</th><td>120</td></tr><tr><th scope="row">June</th><td>−20</td></tr>';

export const samples = [
  `<site-chart><table>${ROWS}</table></site-chart>`,
  `<site-chart type="pie"><details><summary>Show the data</summary><table><caption>Sold</caption>${ROWS}</table></details></site-chart>`,
  `<site-chart><script type="application/json">{"chartType":1010,"title":"Bowls","dataTable":[["Year","Sold"],["2025",12],["2026",31]]}</script></site-chart>`,
];
