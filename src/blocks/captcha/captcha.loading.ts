// When does a captcha need its script? When it may be seen: the work begins as soon as somebody turns to its form.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = () => 'visible';
