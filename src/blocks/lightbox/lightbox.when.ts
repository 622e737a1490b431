// When does a lightbox need its script? When somebody points at a picture in it or looks for one by keyboard, or when it
// is to be open.
import { isOn, type WhenRule } from '../../kit/when';

export const when: WhenRule = (element) => (isOn(element, 'open') ? 'now' : 'tab');
