// Examples of the element for the conformance suite.
export const samples = [
  `<site-search>
    <form action="/search" role="search">
      <label>Search <input type="search" name="q"></label>
      <button>Search</button>
    </form>
  </site-search>`,
  '<site-search label="Search the shop"></site-search>',
];
