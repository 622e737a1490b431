// Examples of the element for the conformance suite.
export const samples = [
  `<site-navigation><nav aria-label="Studio"><ul><li><a href="/studio">Studio</a></li><li><details><summary>Work</summary><ul><li><a href="/bowls">Bowls</a></li></ul></details></li></ul></nav></site-navigation>`,
];
