// Loads the HTML on intent: its style sheet does all of its work.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'intent', standalone: true };
