import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino, stdSerializers } from 'pino';

/** Secrets and personal words never reach the log, wherever an object carries them. */
const redacted = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'token',
  'message',
  'text',
  'address',
  'phone',
].flatMap((name) => [`headers.${name}`, `body.${name}`, `req.headers.${name}`, `*.body.${name}`]);

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
    hooks: {
      // Without a message of its own a line would take the error's, values and all.
      logMethod(args: Parameters<LogFn>, method: LogFn) {
        const [first, message]: readonly unknown[] = args;
        const { err: error }: { err?: unknown } = first instanceof Error ? { err: first } : (first ?? {});
        if (error instanceof Error && message === undefined) args[1] = withoutQueryValues(error.message);
        method.apply(this, args);
      },
    },
  } satisfies LoggerOptions;
  return destination ? pino(options, destination) : pino(options);
}
