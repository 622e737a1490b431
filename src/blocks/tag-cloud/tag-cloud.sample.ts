// Examples of the element for the conformance suite.
export const samples = [
  `<site-tag-cloud><ul>
    <li data-weight="5"><a href="/journal/tag/Oysters">Oysters</a> <data value="12">12</data></li>
    <li data-weight="1"><a href="/journal/tag/Rye">Rye</a> <data value="2">2</data></li>
  </ul></site-tag-cloud>`,
];
