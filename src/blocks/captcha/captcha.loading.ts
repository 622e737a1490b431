// Loads a captcha when it may be seen: its work starts as soon as the user turns to the form.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible' };
