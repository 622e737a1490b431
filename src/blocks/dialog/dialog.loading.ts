// Loads a dialog when it is open.
import { type ElementLoading, loadWhenOpen } from '../../kit/contract/loading';

export const loading: ElementLoading = { strategy: loadWhenOpen };
