import { describe, expect, it } from 'vitest';
import { createExchangeReader } from './exchange-reader.ts';
import { SYNC, encodeMessage, encodeQuery } from './wire.ts';

const PARSE = encodeMessage('P', Buffer.from('\0SELECT 1\0\0\0'));
const FLUSH = encodeMessage('H', Buffer.alloc(0));
const TERMINATE = encodeMessage('X', Buffer.alloc(0));

function readAll(...chunks: Buffer[]) {
  const reader = createExchangeReader();
  const exchanges = [];
  for (const chunk of chunks) {
    reader.push(chunk);
    for (let next = reader.take(); next; next = next.kind === 'run' ? reader.take() : undefined) exchanges.push(next);
  }
  return exchanges;
}

describe('the exchange reader', () => {
  it('holds an extended query back until its Sync arrived', () => {
    expect(readAll(PARSE)).toEqual([]);
    expect(readAll(PARSE, SYNC)).toEqual([{ kind: 'run', bytes: Buffer.concat([PARSE, SYNC]), isComplete: true }]);
  });

  it('finds the same exchanges however the bytes are cut', () => {
    const bytes = Buffer.concat([encodeQuery('SELECT 1'), PARSE, SYNC, encodeQuery('SELECT 2')]);
    const whole = readAll(bytes);
    expect(whole).toHaveLength(3);
    for (let size = 1; size < bytes.length; size++) {
      const chunks = [];
      for (let at = 0; at < bytes.length; at += size) chunks.push(bytes.subarray(at, at + size));
      expect(readAll(...chunks)).toEqual(whole);
    }
  });

  it('passes a flushed part on and says that more will come', () => {
    expect(readAll(PARSE, FLUSH)).toMatchObject([{ kind: 'run', isComplete: false }]);
  });

  it('sees the end, even behind an unfinished query', () => {
    expect(readAll(PARSE, TERMINATE)).toEqual([{ kind: 'end' }]);
  });

  it.each([
    ['an unknown message', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
    ['a negative length', Buffer.from([0x51, 0xff, 0xff, 0xff, 0xff, 0])],
  ])('reports %s', (_, bytes) => {
    expect(readAll(bytes)).toMatchObject([{ kind: 'violation' }]);
  });
});
