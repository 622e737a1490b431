// When does a tooltip need its script? When somebody turns to what it explains; until then the browser shows the title.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = () => 'intent';
