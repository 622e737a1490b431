// When does a lightbox need its script? When somebody points at a picture in it or looks for one by keyboard, or when it
// is to be open.
import { isFlagOn, type LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) => (isFlagOn(element, 'open') ? 'now' : 'tab');
