/** Message of server forms for an invalid email address (MSG-001). Pure. */
import { getText, type Text } from '../languages/texts';

export const getEmailProblem = (text: Text): string =>
  `${text('input.invalidEmail')} ${text('input.emailFormat', { email: text('site-form.emailExample') })}`;

/** For owner pages, which are in English. */
export const EMAIL_PROBLEM = getEmailProblem(getText('en'));
