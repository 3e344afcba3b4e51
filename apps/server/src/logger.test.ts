import { expect, it } from 'vitest';
import { createLogger, withoutQueryValues } from './logger.ts';

function capture(): { log: ReturnType<typeof createLogger>; text(): string } {
  let text = '';
  const log = createLogger('debug', { write: (line: string) => void (text += line) });
  return { log, text: () => text };
}

it('hides tokens, passwords and personal words', () => {
  const { log, text } = capture();
  log.info({ req: { headers: { authorization: 'Bearer marker-1', cookie: 'marker-2' } } });
  log.info({ body: { password: 'marker-3', phone: 'marker-4', address: 'marker-5', text: 'marker-6' } });
  expect(text()).not.toContain('marker');
  expect(text()).toContain('[hidden]');
});

it('tells why a query failed without the values it was given', () => {
  const { log, text } = capture();
  const cause = new Error('duplicate key value');
  const error = new Error('Failed query: insert into customers\nparams: marker@example.com,marker name', { cause });
  log.error({ err: error });
  expect(text()).not.toContain('marker');
  expect(text()).toContain('insert into customers');
  expect(text()).toContain('duplicate key value');
});

it('cuts values out of a stack and keeps its frames', () => {
  expect(withoutQueryValues('Error: Failed query: x\nparams: a\nb\n    at here')).toBe(
    'Error: Failed query: x\n    at here',
  );
});
