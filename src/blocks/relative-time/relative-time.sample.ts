// Examples of the element for the conformance suite.
export const samples = [
  '<site-relative-time><time datetime="2026-01-05T10:00:00Z">5 January 2026</time></site-relative-time>',
  '<site-relative-time label-now="right now" label-seconds="{count} s ago"><time datetime="2026-01-05T10:00:00Z">5 January</time></site-relative-time>',
];
