// Rejects numbers that are not above zero, instead of moving them to the lower limit.
import { type Attribute, INVALID, parseNumber } from '../../../kit/contract/attributes';

/** Zero, less and everything that is no number are invalid, so that the default applies with a warning (GAL-101). */
export const positive = (attribute: Attribute<number>): Attribute<number> => ({
  ...attribute,
  expects: 'a positive number',
  read(value, source) {
    const parsed = parseNumber(value);
    return parsed === INVALID || parsed <= 0 ? INVALID : attribute.read(value, source);
  },
});
