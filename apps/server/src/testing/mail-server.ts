import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type Mail = { to: string; raw: string; id: string; subject: string; text: string };

/** What the server does with the next mails, one after another; then it takes them. */
export type Mood = 'accept' | 'refuse' | 'busy' | 'hang' | 'die' | 'die after the text';

/** A real SMTP server that can be in a bad mood. `accepted` is what it has said yes to. */
export function createMailServer() {
  const accepted: Mail[] = [];
  const moods: Mood[] = [];
  /** Whom it does not know, however often it is asked. */
  const strangers = new Set<string>();
  /** How long it thinks about the next mails, in milliseconds. */
  const delays: number[] = [];
  const sockets = new Set<Socket>();
  const refused = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      if (strangers.has(address)) return callback(refused('No such person here', 550));
      const mood = moods[0];
      if (mood === undefined || mood === 'accept' || mood === 'die after the text') {
        setTimeout(callback, delays.shift() ?? 0);
        return;
      }
      moods.shift();
      if (mood === 'refuse') callback(refused('No such person here', 550));
      else if (mood === 'busy') callback(refused('Try again later', 451));
      else if (mood === 'die') callback(refused('Going down', 421));
      // Who hangs says nothing at all.
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (moods.shift() === 'die after the text') {
          for (const socket of sockets) socket.destroy();
          return;
        }
        accepted.push(readMail(Buffer.concat(chunks).toString('utf8'), session.envelope.rcptTo[0]?.address ?? ''));
        callback();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => undefined);
  server.server.on('connection', (socket) => sockets.add(socket));
  return {
    accepted,
    moods,
    strangers,
    delays,
    /** Answers its address. */
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string, to: string): Mail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const unfolded = head.replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  const text = readQuoted(rest.join('\r\n\r\n').replaceAll(/=\r\n/g, ''));
  return { to, raw, id: header('Message-ID'), subject: readWords(header('Subject')), text };
}

const readQuoted = (text: string) =>
  text.replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

/** What is not plain English stands in a header as words in code. */
const readWords = (header: string) =>
  header
    .replaceAll('?= =?', '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_word, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : readQuoted(coded.replaceAll('_', ' ')),
    );
