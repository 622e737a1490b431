// Examples of the element for the conformance suite.
export const samples = [
  `<site-archive layout="index"><ul>
    <li><h3><a href="/journal/?month=09-2026">September 2026</a></h3><ul><li><a href="/journal/first-oysters">First oysters</a> <time datetime="2026-09-04">4 September</time></li></ul></li>
  </ul></site-archive>`,
  `<site-archive layout="dropdown"><details><summary>Archive</summary><ul><li><a href="/journal/?month=09-2026">September 2026</a> <data value="4">4 posts</data></li></ul></details></site-archive>`,
  `<site-archive layout="dropdown"><form action="/journal/"><label>Month <select name="month"><option value="09-2026">September 2026 (4)</option></select></label> <button>Show</button></form></site-archive>`,
];
