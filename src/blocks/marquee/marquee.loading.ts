// When does a marquee need its script? It only has to move when it can be seen.
import type { LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = () => 'visible';
