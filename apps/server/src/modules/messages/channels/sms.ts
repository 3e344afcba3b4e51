import { type MessageChannel, RefusedError } from '../message.ts';

/** The gateway's address and, for a POST, its body: `{to}`, `{text}` and `{id}` stand for what is sent. */
export type SmsOptions = {
  url: string;
  body: string | undefined;
  authorization: string | undefined;
  timeoutMs: number;
};

const mostAnswerBytes = 4096;
const mostTextLength = 480;

/** SMS through any gateway that speaks HTTP. */
export function createSmsChannel({ url, body, authorization, timeoutMs }: SmsOptions): MessageChannel {
  const isJson = body?.trimStart().startsWith('{') ?? false;
  const inBody = isJson ? (text: string) => JSON.stringify(text).slice(1, -1) : encodeURIComponent;
  return {
    async send({ id, address }, { short }) {
      const values = { to: address, text: writePlainly(short).slice(0, mostTextLength), id };
      const answer = await fetch(fill(url, values, encodeURIComponent), {
        method: body === undefined ? 'GET' : 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: fill(body, values, inBody) }),
        headers: {
          ...(body === undefined
            ? {}
            : { 'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded' }),
          ...(authorization === undefined ? {} : { authorization }),
        },
      }).catch((error: unknown) => {
        throw new Error(`The gateway cannot be reached: ${reasonOf(error)}`);
      });
      const said = await readStart(answer);
      if (answer.ok) return;
      const why = `The gateway answered ${answer.status}${said === '' ? '' : `: ${said}`}`;
      // Too many at once, and what is wrong with our sign-in, may be mended; a number it refuses stays refused.
      throw [400, 404, 410, 422].includes(answer.status) ? new RefusedError(why) : new Error(why);
    },
  };
}

/** One sign beyond the alphabet of SMS, and a message holds 70 letters instead of 160. */
const writePlainly = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('’', "'");

function fill(template: string, values: Record<string, string>, encode: (text: string) => string): string {
  return template.replaceAll(/\{(to|text|id)\}/g, (_whole, name: string) => encode(values[name] ?? ''));
}

/** A gateway that never stops talking is not listened to for long. */
async function readStart(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  while (reader && bytes < mostAnswerBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.byteLength;
  }
  await reader?.cancel();
  return Buffer.concat(chunks).toString('utf8').slice(0, 200).replaceAll(/\s+/g, ' ').trim();
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
