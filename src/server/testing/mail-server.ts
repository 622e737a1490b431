/** A mail server on this machine, for tests. It accepts everything, or rejects recipients on request. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface MailServer {
  url: string;
  /** Response to each recipient. */
  verdict: string;
  /** Headers and body of each mail, as lines. */
  letters: string[];
  close(): void;
}

export async function startMailServer(): Promise<MailServer> {
  const server = createServer((socket) => serve(socket, mails));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    verdict: ACCEPTED,
    letters: [],
    close: () => void server.close(),
  };
  return mails;
}

export const ACCEPTED = '250 ok';

function serve(socket: Socket, mails: MailServer): void {
  let text = '';
  let inLetter = false;
  const { letters } = mails;
  socket.write('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    text += chunk.toString();
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (inLetter && line !== '.') letters[letters.length - 1] += `${line}\n`;
      else socket.write(`${reply(line, mails)}\r\n`);
      if (line === '.') inLetter = false;
      if (line === 'DATA') {
        inLetter = true;
        letters.push('');
      }
    }
  });
}

function reply(line: string, { verdict }: MailServer): string {
  if (line.startsWith('RCPT')) return verdict;
  return line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : ACCEPTED;
}
