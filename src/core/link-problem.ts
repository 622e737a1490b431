// Validates a link that an owner enters. (LNK-001 to LNK-013, MSG-002)
import {
  getLinkCategory,
  isAnchor,
  isFtpLink,
  isInternalLink,
  isMailtoLink,
  isPhoneLink,
  isProperMailtoLink,
  isProperPhoneLink,
  isScriptLink,
  isSmsLink,
} from './links';
import { fillPlaceholders } from './messages/fill-placeholders';
import { inputMessages } from './messages/input-messages';

/** Maximum length of a URL that all browsers and servers accept, in UTF-16 units. */
const MAX_LENGTH = 2000;

/** Rules for specific schemes: a test for valid links, and the message for others. */
const RULES: Readonly<Record<string, readonly [isValid: (url: string) => boolean, problem: string]>> = {
  tel: [
    (url) => isPhoneLink(url) && isProperPhoneLink(url),
    'A phone link must be tel: and at least four digits, plus or minus signs, with fewer than 50 characters.',
  ],
  sms: [isSmsLink, 'A text message link must be sms: and a number of digits and separators.'],
  mailto: [
    (url) => isMailtoLink(url) && isProperMailtoLink(url),
    'An email link must be mailto: and an email address with one @ and an ending such as .com.',
  ],
  ftp: [isFtpLink, 'An ftp: link must have fewer than 100 characters.'],
};

const FORMAT = fillPlaceholders(inputMessages.linkFormat, {
  host: 'http://example.com',
  secureHost: 'https://example.com',
});

/** A message about the first problem of a link; undefined if the link is valid. */
export function findLinkProblem(input: string): string | undefined {
  const url = input.trim();
  if (url.length > MAX_LENGTH)
    return `A link must have at most ${MAX_LENGTH.toLocaleString('en')} characters.`;
  const scheme = /^([a-z]+):/i.exec(url)?.[1]?.toLowerCase() ?? '';
  if (isScriptLink(url) || scheme === 'javascript')
    return 'Links that run scripts are removed from the page.';
  const rule = RULES[scheme];
  if (rule) return rule[0](withoutQuery(url, scheme)) ? undefined : rule[1];
  if (url.startsWith('#'))
    return isAnchor(url) ? undefined : 'An anchor must have fewer than 100 characters.';
  switch (getLinkCategory(url)) {
    case 'EMPTY_STRING':
    case 'MALFORMED_PROTOCOL':
    case 'MISC_PROTOCOL':
      return FORMAT;
    case 'DEFAULT':
      return isInternalLink(url) ? undefined : 'The address of a page must have fewer than 150 characters.';
    default:
      return undefined;
  }
}

/** Removes the query, such as the subject of an email, which is not part of the address. */
const withoutQuery = (url: string, scheme: string): string =>
  scheme === 'mailto' || scheme === 'sms' ? (url.split('?')[0] ?? '') : url;
