// Rejects numbers that are not positive, instead of clamping them.
import { type Attribute, INVALID, parseNumber } from '../../../kit/contract/attributes';

/** Zero, negative numbers and other values are invalid, so that the default applies with a warning (GAL-101). */
export const positive = (attribute: Attribute<number>): Attribute<number> => ({
  ...attribute,
  expects: 'a positive number',
  read(value, source) {
    const parsed = parseNumber(value);
    return parsed === INVALID || parsed <= 0 ? INVALID : attribute.read(value, source);
  },
});
