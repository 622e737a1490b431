// Types of <site-calendar>.
import type { BlockProps } from '../../kit/element/define';
import type { CalendarContent } from './calendar.content';
import type { calendar } from './calendar.contract';

export type CalendarProps = BlockProps<typeof calendar, CalendarContent>;
