// Examples of the element for the conformance suite; together they show every slot and part.
export const samples: readonly string[] = [
  '<site-tooltip delay="0"><button type="button" title="Copies the address of this page">Share</button></site-tooltip>',
  '<site-tooltip text="Copies the address of this page"><a href="#share">Share</a></site-tooltip>',
];
