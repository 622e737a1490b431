// Loads social links near the viewport: the script draws their icons.
import type { ElementLoading } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: () => 'visible', standalone: true };
