// Compile-time tests of the generated JSX types.
import '../../editors/jsx';

export const accepted = [
  <site-marquee key="1" animationDirection="left" animation-speed="2" paused-on-hover className="wide" />,
  <site-marquee key="2" onsite-marquee-toggle={(event) => event.detail.paused satisfies boolean} />,
  <site-cookie-banner key="3" cookieBannerVariant="POPUP" label="Cookies" />,
];

export const refused = [
  // @ts-expect-error not one of the directions
  <site-marquee key="1" animationDirection="up" />,
  // @ts-expect-error the property is a number, only the attribute may be text
  <site-marquee key="2" animationSpeed="2" />,
  // @ts-expect-error the detail has no such member
  <site-marquee key="3" onsite-marquee-toggle={(event) => event.detail.speed} />,
  // @ts-expect-error no such element
  <site-nothing key="4" />,
];
