// Examples of the element for the conformance suite.
export const samples = [
  `<site-summary design="list">
    <article><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/%3E" width="300" height="200" alt="Oysters">
      <h3><a href="/journal/first-oysters">First oysters</a></h3><time datetime="2026-09-04">4 September 2026</time><p>The bay is cold again.</p></article>
    <article><h3><a href="/journal/rye">Rye and butter</a></h3><p>A loaf for the week.</p></article>
  </site-summary>`,
  `<site-summary design="carousel"><ul>
    <li><a href="/a">A</a></li><li><a href="/b">B</a></li><li><a href="/c">C</a></li><li><a href="/d">D</a></li>
  </ul></site-summary>`,
];
