import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Secrets and personal words never reach the log, wherever an object carries them. */
const redacted = ['authorization', 'cookie', 'password', 'passwordHash', 'token', 'message', 'text', 'address', 'phone'].flatMap(
  (name) => [`headers.${name}`, `body.${name}`, `req.headers.${name}`, `*.body.${name}`],
);

/** A failed query tells its statement and the database's reason, never the values it was given. */
export function withoutQueryValues(text: string): string {
  return text.replace(/\nparams: [\s\S]*?(?=\n    at |$)/g, '');
}

function serialiseError(error: Error): object {
  const { message, stack, ...rest } = stdSerializers.errWithCause(error);
  return { ...rest, message: withoutQueryValues(message), stack: withoutQueryValues(stack), params: undefined };
}

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: redacted, censor: '[hidden]' },
    base: { pid: process.pid },
    serializers: { err: serialiseError },
  };
  return destination ? pino(options, destination) : pino(options);
}
