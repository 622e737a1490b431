// Loads a captcha near the viewport, because its work starts with the first interaction with the form.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible' };
