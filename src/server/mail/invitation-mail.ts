/** Mail with the link that sets the password of an owner account, in the language of the site. */
import { INVITATION_DAYS } from '../domain/owner-invitation';
import { getText } from '../languages/texts';
import { composeMail, type Mail } from './mail';

export function createInvitationMail(
  { name, email }: { name: string; email: string },
  { name: site, locale }: { readonly name: string; readonly locale: string },
  link: string,
): Mail {
  const text = getText(locale);
  return composeMail(email, text('invitation-mail.subject', { site }), [
    text('mail.hello', { name }),
    text('invitation-mail.choose', { site, link }),
    text('invitation-mail.valid', { days: INVITATION_DAYS }),
    text('invitation-mail.ignore'),
  ]);
}
