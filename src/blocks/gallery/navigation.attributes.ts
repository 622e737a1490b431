// How may a page say in what way the slides of a gallery turn?
import { choice, flag, number, optional, text } from '../../kit/attributes';

export const navigation = {
  currentIndex: number(
    0,
    'The slide to show, from 0; a negative number counts from the end, one beyond the end starts over.',
    { integer: true },
  ),
  loop: flag(false, 'Next at the last slide goes to the first one, and back.'),
  transition: text('fade', 'How one slide of the slideshow gives way to the next: fade or swipe.'),
  speed: optional(
    number(0, 'Time that a transition takes, in seconds; unless it is said, 1 for fade and 0.5 for swipe.', {
      min: 0,
      max: 10,
    }),
  ),
  clickBehavior: optional(
    choice(
      ['next', 'previous', 'half', 'select', 'none'],
      'next',
      'What a click on a slide does that leads nowhere: to the next slide, to the previous one, to the one on the clicked half, or `site-gallery-select`. Unless it is said, next in the slideshow.',
    ),
  ),
  swipeBoundary: choice(
    ['inertial', 'hard', 'none'],
    'inertial',
    'How far a finger moves the first and the last slide with the transition swipe: with resistance, not at all, or as far as it goes.',
  ),
  autoplay: flag(
    false,
    'Slideshow and carousel change by themselves and start over after the last slide; a pause button is always there. Holds still for pointer, keyboard focus, a hidden page, out of view, less motion, and `nomotion=true` in the address.',
  ),
  autoplayDuration: number(5, 'Time that each slide is shown, in seconds.', { min: 0.5, max: 86_400 }),
  autoplayRandomize: flag(false, 'The slideshow changes to any other slide instead of the next.'),
  keyboard: choice(
    ['inside', 'viewport', 'off'],
    'inside',
    'Where the left and right arrow keys turn the slides: with focus or pointer in the gallery, wherever the gallery is in view, or not at all.',
    { true: 'inside', false: 'off' },
  ),
};
