// Validation of a link that an owner enters. (LNK-001 to LNK-013, MSG-002)
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
import { fill, inputMessages } from './messages';

/** Longest web address that browsers and servers are certain to accept, in UTF-16 units. */
const MAX_LENGTH = 2000;

/** Schemes with a rule of their own: which links are right, and what is wrong with the others. */
const RULES: Readonly<Record<string, readonly [isRight: (url: string) => boolean, problem: string]>> = {
  tel: [
    (url) => isPhoneLink(url) && isProperPhoneLink(url),
    'A phone link is tel: and at least four digits, plus or minus signs, with fewer than 50 characters.',
  ],
  sms: [isSmsLink, 'A link to a text message is sms: and a number of digits and separators.'],
  mailto: [
    (url) => isMailtoLink(url) && isProperMailtoLink(url),
    'A link to an address is mailto: and an email address with one @ and an ending such as .com.',
  ],
  ftp: [isFtpLink, 'An ftp: link has fewer than 100 characters.'],
};

const FORMAT = fill(inputMessages.linkFormat, {
  host: 'http://example.com',
  secureHost: 'https://example.com',
});

/** The first problem of a link in words; undefined for a link that visitors can follow. */
export function findLinkProblem(input: string): string | undefined {
  const url = input.trim();
  if (url.length > MAX_LENGTH) return `A link has at most ${MAX_LENGTH.toLocaleString('en')} characters.`;
  const scheme = /^([a-z]+):/i.exec(url)?.[1]?.toLowerCase() ?? '';
  if (isScriptLink(url) || scheme === 'javascript') return 'Links that run script are removed from the page.';
  const rule = RULES[scheme];
  if (rule) return rule[0](withoutQuery(url, scheme)) ? undefined : rule[1];
  if (url.startsWith('#')) return isAnchor(url) ? undefined : 'An anchor has fewer than 100 characters.';
  switch (getLinkCategory(url)) {
    case 'EMPTY_STRING':
    case 'MALFORMED_PROTOCOL':
    case 'MISC_PROTOCOL':
      return FORMAT;
    case 'DEFAULT':
      return isInternalLink(url) ? undefined : 'The address of a page has fewer than 150 characters.';
    default:
      return undefined;
  }
}

/** A subject of a mail is not part of its address. */
const withoutQuery = (url: string, scheme: string): string =>
  scheme === 'mailto' || scheme === 'sms' ? (url.split('?')[0] ?? '') : url;
