// Loads a tooltip on intent; until then the browser shows the title.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'intent' };
