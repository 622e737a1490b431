// When does a captcha need its script? When it may be seen: the work begins as soon as somebody turns to its form.
import type { WhenRule } from '../../kit/when';

export const when: WhenRule = () => 'visible';
