// Whether a published site still moves or fades a text in.

/** Classes of content that has yet to appear. */
const SITE_ANIMATION = '.preFade, .preScale, .preSlide, .preClip, .preFlex';

/** Whether the site is moving or fading a part of the page that contains the element. */
export const isAnimating = (element: Element): boolean =>
  element.closest(SITE_ANIMATION) !== null || isEntering(element.parentElement);

/** An endless animation is no entrance. */
const isEntering = (element: Element | null): boolean =>
  element !== null &&
  (element
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    ) ||
    isEntering(element.parentElement));
