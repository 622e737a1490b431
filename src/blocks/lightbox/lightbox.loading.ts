// Loading rule: immediately if open, otherwise when the visitor points at an image or reaches one by keyboard.
import { isFlagOn, type LoadingRule } from '../../kit/contract/loading';

export const loading: LoadingRule = (element) => (isFlagOn(element, 'open') ? 'now' : 'tab');
