import { type DestinationStream, type Logger, pino } from 'pino';

/** Secrets and personal words never reach the log, wherever an object carries them. */
const redacted = ['authorization', 'cookie', 'password', 'passwordHash', 'token', 'message', 'text', 'address', 'phone'].flatMap(
  (name) => [`headers.${name}`, `body.${name}`, `req.headers.${name}`, `*.body.${name}`],
);

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: { paths: redacted, censor: '[hidden]' }, base: { pid: process.pid } };
  return destination ? pino(options, destination) : pino(options);
}
