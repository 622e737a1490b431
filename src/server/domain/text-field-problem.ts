/** Error message for a text field that is missing or too long. Pure. */
import { MAX_FIELD_TEXT, type TextFieldProblem } from '../../core/commerce/text-fields';
import type { Text } from '../languages/texts';

export const describeTextProblem = ({ name, problem, length }: TextFieldProblem, text: Text): string =>
  problem === 'missing'
    ? text('cart-page.enter', { name })
    : text('cart-page.shorten', { name, max: MAX_FIELD_TEXT, count: length });
