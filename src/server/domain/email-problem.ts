/** What forms of the server say about an invalid email address (MSG-001). Pure. */
import { fieldMessages, fill, inputMessages } from '../../core/messages';

export const EMAIL_PROBLEM = `${inputMessages.invalidEmail} ${fill(inputMessages.emailFormat, { email: fieldMessages.emailExample })}`;
