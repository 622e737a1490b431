import { describe, expect, it } from 'vitest';
import { createCode, createTotpLink, findStep, getStep, toBase32 } from './totp';

const repeat = (length: number) => Buffer.from('12345678901234567890'.repeat(4).slice(0, length));

describe('one-time codes', () => {
  it('are those of RFC 4226, appendix D', () => {
    const codes = [
      '755224',
      '287082',
      '359152',
      '969429',
      '338314',
      '254676',
      '287922',
      '162583',
      '399871',
      '520489',
    ];
    expect(codes.map((_, step) => createCode(repeat(20), step))).toEqual(codes);
  });

  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1_111_111_109, '07081804', '68084774', '25091201'],
    [1_111_111_111, '14050471', '67062674', '99943326'],
    [1_234_567_890, '89005924', '91819424', '93441116'],
    [2_000_000_000, '69279037', '90698825', '38618901'],
    [20_000_000_000, '65353130', '77737706', '47863826'],
  ])('are those of RFC 6238, appendix B, at %i', (seconds, sha1, sha256, sha512) => {
    const step = getStep(seconds * 1000);
    expect(createCode(repeat(20), step, { digits: 8 })).toBe(sha1);
    expect(createCode(repeat(32), step, { digits: 8, algorithm: 'sha256' })).toBe(sha256);
    expect(createCode(repeat(64), step, { digits: 8, algorithm: 'sha512' })).toBe(sha512);
  });

  it('are valid one step before and after their own', () => {
    const now = 1_000_000 * 30_000;
    const find = (step: number) => findStep(repeat(20), createCode(repeat(20), 1_000_000 + step), now);
    expect([-2, -1, 0, 1, 2].map(find)).toEqual([undefined, 999_999, 1_000_000, 1_000_001, undefined]);
  });

  it('may contain spaces, and have six digits', () => {
    const code = createCode(repeat(20), 2);
    expect(findStep(repeat(20), ` ${code.slice(0, 3)} ${code.slice(3)}`, 60_000)).toBe(2);
    for (const text of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(findStep(repeat(20), text, 60_000)).toBeUndefined();
  });
});

it('base32 matches the test vectors of RFC 4648, without padding', () => {
  const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
  expect(texts.map((text) => toBase32(Buffer.from(text)))).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
});

it('the link contains the site and the account', () => {
  expect(createTotpLink(repeat(10), 'Ada & Co', 'a@b.example')).toBe(
    'otpauth://totp/Ada%20%26%20Co:a%40b.example?secret=GEZDGNBVGY3TQOJQ&issuer=Ada%20%26%20Co',
  );
});
