// When does a dialog need its script? When it is open; closed, there is nothing to see.
import { isOn, type WhenRule } from '../../kit/when';

export const when: WhenRule = (element) => (isOn(element, 'open') ? 'now' : 'intent');
