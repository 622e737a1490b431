import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCEPTED, type MailServer, startMailServer } from '../testing/mail-server';
import { type Mail, sanitizeHeader } from './mail';
import { createSmtpMailer } from './smtp';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.verdict = ACCEPTED;
  server.letters.length = 0;
});

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'Hello\n.\nlast line',
  headers: { 'List-Unsubscribe': '<https://site.example/x>' },
};
const send = (letter = mail) =>
  createSmtpMailer(server.url, { from: 'Northlight <post@site.example>' }).send('id-1', letter);

describe('SMTP mailer', () => {
  it('sends the mail with its headers, with the same id on each attempt', async () => {
    await send();
    const [letter] = server.letters;
    expect(letter).toContain('From: Northlight <post@site.example>\n');
    expect(letter).toContain('To: ada@example.org\n');
    expect(letter).toContain('Message-ID: <id-1@site.example>\n');
    expect(letter).toContain('List-Unsubscribe: <https://site.example/x>\n');
    expect(letter).toContain('last line');
  });

  it('distinguishes temporary from final rejections', async () => {
    server.verdict = '450 later, ada@example.org';
    await expect(send()).rejects.toMatchObject({
      message: 'The mail server responded with 450.',
      final: false,
    });
    server.verdict = '550 unknown, ada@example.org';
    await expect(send()).rejects.toMatchObject({
      message: 'The mail server responded with 550.',
      final: true,
    });
  });

  it('fails when the server is unreachable', async () => {
    const nobody = createSmtpMailer('smtp://127.0.0.1:1', { from: 'post@site.example' }).send('id-2', mail);
    await expect(nobody).rejects.toMatchObject({
      message: 'The mail server could not be reached (ESOCKET).',
    });
  });

  it('addresses one recipient, whatever the address contains', async () => {
    await send({ ...mail, to: 'ada@example.org, grace@example.org' }).catch(() => undefined);
    expect(server.letters.join('')).not.toContain('To: ada@example.org, grace@example.org\n');
  });
});

it('keeps a header on one line', () => {
  expect(sanitizeHeader('a\r\nBcc: b@c.d\u2028e\0')).toBe('a Bcc: b@c.d e');
});
