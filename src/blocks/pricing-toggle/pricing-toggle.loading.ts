// Loads a pricing toggle on intent, because radios and CSS work without script.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'intent', standalone: true };
