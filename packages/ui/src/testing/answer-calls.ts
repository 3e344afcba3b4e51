import { vi } from 'vitest';

type Call = { body: unknown; search: URLSearchParams; token: string | undefined; headers: Headers };
type Answer = object | ((call: Call) => object);

/** A refusal as the shop words it. */
export class Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details: unknown;

  constructor(status: number, code: string, message: string, details?: unknown) {
    this.status = status;
    this.code = code;
    this.message = message;
    this.details = details;
  }
}

/**
 * Answers for the shop at the edge of the network, by `METHOD /path`; a call that is not foreseen fails the
 * test. Returns what was asked, in order.
 */
export function answerCalls(answers: Record<string, Answer>) {
  const asked: { call: string; body: unknown }[] = [];
  const answer = async (address: string, init: RequestInit) => {
    const { pathname, searchParams: search } = new URL(address, location.href);
    const call = `${init.method ?? 'GET'} ${pathname}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    asked.push({ call, body });
    const given = answers[call];
    if (!given) throw new Error(`The test has no answer for ${call}`);
    const headers = new Headers(init.headers);
    const token = headers.get('authorization')?.replace('Bearer ', '');
    const said = await (typeof given === 'function' ? given({ body, search, token, headers }) : given);
    if (!(said instanceof Refusal)) return Response.json(said);
    const { status, code, message, details } = said;
    return Response.json({ error: message, message, code, requestId: 'r-1', details }, { status });
  };
  vi.stubGlobal('fetch', answer);
  return asked;
}
