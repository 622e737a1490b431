// Examples of the element for the conformance suite.
export const samples = [
  `<site-calendar time-zone="Europe/Berlin" lang="en-GB">
    <ul>
      <li><a href="/calendar/harvest">Harvest supper</a> <time datetime="2026-11-06T19:00">6 November, 19:00</time></li>
      <li><a href="/calendar/oysters">Oysters and rye</a> <time datetime="2026-11-14">14 November</time></li>
    </ul>
  </site-calendar>`,
  `<site-calendar lang="en-GB" collection-id="5c1908e570a6adf77176e080">
    <div class="site-calendar-month">
      <div class="site-calendar-header">
        <nav aria-label="Months"><a rel="prev" href="?month=10-2026">October 2026</a><a rel="next" href="?month=12-2026">December 2026</a></nav>
      </div>
      <table>
        <caption><span class="site-calendar-name">November 2026</span> <span class="site-calendar-zone">Times in UTC</span></caption>
        <tbody><tr><td class="site-calendar-outside"></td><td class="site-calendar-busy"><time datetime="2026-11-03"><span class="site-calendar-long">Tuesday </span><span class="site-calendar-day">3</span><span class="site-calendar-long"> November</span></time> <a class="site-calendar-event" href="/calendar/rye"><time datetime="2026-11-03T19:00:00.000Z">19:00</time> <span class="site-calendar-title">Rye and butter</span><span class="site-calendar-hidden">, Tuesday 3 November</span></a></td></tr></tbody>
      </table>
    </div>
  </site-calendar>`,
];
