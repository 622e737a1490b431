// Rules of a summary: the ratio of a video without a picture, and which events are shown.
import { isPastEvent } from '../../core/content/event-time';

/** Ratio of a video's placeholder when images keep their own ratio: height in percent of the width (SUM-002). */
const AUTO_RATIO = 65;

/**
 * Height of a video's placeholder in percent of its width.
 * @param aspectRatio the setting; `auto`, empty and invalid values mean the ratio of each image
 */
export const getVideoPlaceholderRatio = (aspectRatio: string, columns: number): number =>
  Number(aspectRatio) > 0 ? 100 / Math.max(1, columns) : AUTO_RATIO;

export type EventChoice = 'all' | 'upcoming' | 'past';

/** Whether an event is in the selected range; without a date it always is. @param now in milliseconds since 1970 */
export const isChosen = (dates: readonly string[], choice: EventChoice, now: number): boolean =>
  choice === 'all' || (isPastEvent(dates, now) ?? choice === 'past') === (choice === 'past');
