// Sample markup for the conformance suite.
export const samples = [
  `<site-marquee paused-on-hover fade-edges>
  <span>Fresh bread every morning</span>
  <a href="#hours">Open from seven</a>
  <span>Bring your own bag</span>
</site-marquee>`,
  '<site-marquee wave-intensity="6" wave-frequency="5" animation-direction="right">Summer in the city</site-marquee>',
];
