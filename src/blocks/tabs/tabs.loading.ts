// Loads tabs at once, because they change the layout.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'eager', standalone: true };
