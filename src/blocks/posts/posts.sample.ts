// Examples of the element for the conformance suite.
export const samples = [
  `<site-posts by="tag">
    <h2>Posts tagged Oysters</h2>
    <ul>
      <li><a href="/journal/first-oysters">First oysters</a> <time datetime="2026-09-04">4 September 2026</time></li>
      <li><a href="/journal/cold-bay">The cold bay</a> <time datetime="2026-02-11">11 February 2026</time></li>
    </ul>
    <nav aria-label="Pages"><a rel="next" href="?page=2">Older posts</a></nav>
  </site-posts>`,
  `<site-posts layout="journal">
    <article><h2><a href="/journal/rye">Rye and butter</a></h2><p><time datetime="2026-08-20">20 August 2026</time></p><p>A loaf for the week.</p></article>
  </site-posts>`,
];
