// Examples of the element for the conformance suite.
export const samples = [
  `<site-tour-dates><ul>
    <li><time datetime="2019-05-04">4 May 2019</time> <span>Bergen, Café Opera</span> <a href="https://tickets.example/1">Tickets</a></li>
    <li><time datetime="2999-05-05T20:00">5 May 2999</time> <span>Oslo, Parkteatret</span> <a href="https://tickets.example/2">Tickets</a></li>
  </ul></site-tour-dates>`,
];
