import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, sanitizeHeader } from './mail';
import { createSmtpMailer } from './smtp';

/** Local mail server that accepts everything or rejects a recipient on request. */
let server: Server;
let url: string;
let verdict: string;
let letters: string[];

beforeAll(async () => {
  server = createServer(serve);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  verdict = '250 ok';
  letters = [];
});

function serve(socket: Socket): void {
  let text = '';
  let inLetter = false;
  socket.write('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString();
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (inLetter && line !== '.') letters[letters.length - 1] += `${line}\n`;
      else socket.write(`${reply(line)}\r\n`);
      if (line === '.') inLetter = false;
      if (line === 'DATA') {
        inLetter = true;
        letters.push('');
      }
    }
  });
}

function reply(line: string): string {
  if (line.startsWith('RCPT')) return verdict;
  return line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok';
}

const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'Hello\n.\nlast line',
  headers: { 'List-Unsubscribe': '<https://site.example/x>' },
};
const send = (letter = mail) => createSmtpMailer(url, 'Northlight <post@site.example>').send('id-1', letter);

describe('SMTP mailer', () => {
  it('sends the mail with its headers, with the same id on each attempt', async () => {
    await send();
    const [letter] = letters;
    expect(letter).toContain('From: Northlight <post@site.example>\n');
    expect(letter).toContain('To: ada@example.org\n');
    expect(letter).toContain('Message-ID: <id-1@site.example>\n');
    expect(letter).toContain('List-Unsubscribe: <https://site.example/x>\n');
    expect(letter).toContain('last line');
  });

  it('distinguishes temporary from final rejections', async () => {
    verdict = '450 later, ada@example.org';
    await expect(send()).rejects.toMatchObject({
      message: 'The mail server responded with 450.',
      final: false,
    });
    verdict = '550 unknown, ada@example.org';
    await expect(send()).rejects.toMatchObject({
      message: 'The mail server responded with 550.',
      final: true,
    });
  });

  it('fails when the server is unreachable', async () => {
    const nobody = createSmtpMailer('smtp://127.0.0.1:1', 'post@site.example').send('id-2', mail);
    await expect(nobody).rejects.toMatchObject({
      message: 'The mail server could not be reached (ESOCKET).',
    });
  });

  it('addresses one recipient, whatever the address contains', async () => {
    await send({ ...mail, to: 'ada@example.org, grace@example.org' }).catch(() => undefined);
    expect(letters.join('')).not.toContain('To: ada@example.org, grace@example.org\n');
  });
});

it('keeps a header on one line', () => {
  expect(sanitizeHeader('a\r\nBcc: b@c.d\u2028e\0')).toBe('a Bcc: b@c.d e');
});
