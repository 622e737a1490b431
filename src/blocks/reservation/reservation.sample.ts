// Examples of the element for the conformance suite.
export const samples = [
  `<site-reservation script-url="https://www.opentable.com/widget/reservation/loader?rid=1">
    <p>Tables for two to eight.</p>
    <a href="https://www.opentable.com/r/northlight">Book a table at OpenTable</a>
  </site-reservation>`,
  `<site-reservation provider="tock">
    <a href="https://www.exploretock.com/northlight">Book at Tock</a>
  </site-reservation>`,
  `<site-reservation design="events" provider="tock">
    <ul><li>The long table <a href="https://www.exploretock.com/northlight/event/1">Book the long table</a></li></ul>
  </site-reservation>`,
];
