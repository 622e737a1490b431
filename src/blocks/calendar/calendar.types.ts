// Types of <site-calendar>.
import type { CalendarEvent } from '../../core/content/calendar-month';
import type { Month } from '../../core/content/month';
import type { BlockProps } from '../../kit/element/define';
import type { CalendarContent } from './calendar.content';
import type { calendar } from './calendar.contract';

export type CalendarProps = BlockProps<typeof calendar, CalendarContent>;

export interface DisplayedMonth {
  readonly month: Month;
  readonly events: readonly CalendarEvent[];
}
