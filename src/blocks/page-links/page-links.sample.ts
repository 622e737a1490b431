// Examples of the element for the conformance suite.
export const samples = [
  `<site-page-links kind="collection"><a href="/journal/">Journal <small>38 posts</small></a></site-page-links>`,
  `<site-page-links kind="folder"><nav aria-label="Kitchen"><ul><li><a href="/menu/" aria-current="page">Menu</a></li><li><a href="/cellar/">Cellar</a></li></ul></nav></site-page-links>`,
  `<site-page-links kind="index"><ul><li><a href="/north/">North</a></li><li><a href="/salt/">Salt</a></li></ul></site-page-links>`,
  `<site-page-links kind="rss"><a href="/journal/rss" type="application/rss+xml">Journal as RSS</a></site-page-links>`,
];
