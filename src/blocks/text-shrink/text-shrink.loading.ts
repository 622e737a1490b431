// Loads at once, because it changes the layout.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'eager', standalone: true };
