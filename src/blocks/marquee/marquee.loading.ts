// Loading rule: near the viewport.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = () => 'visible';
