/**
 * Cuts a client's bytes into exchanges: everything up to a message the engine answers. The engine thus
 * never sees half an exchange, however a client dies, and nothing of ours can land inside one.
 */
export type Exchange =
  | { kind: 'run'; bytes: Buffer; isComplete: boolean }
  | { kind: 'end' }
  | { kind: 'violation'; message: string };

export type ExchangeReader = {
  push(chunk: Buffer): void;
  /** The next whole exchange, if one has arrived. */
  take(): Exchange | undefined;
};

const HEADER_BYTES = 5;
const MAX_MESSAGE_BYTES = 2 ** 30;
const PART_OF_EXCHANGE = 'PBDECdcf';
const ENDS_EXCHANGE = 'QSF';
const FLUSH = 'H';
const TERMINATE = 'X';

export function createExchangeReader(): ExchangeReader {
  let chunks: Buffer[] = [];
  let bufferedBytes = 0;
  let scannedBytes = 0;
  let neededBytes = HEADER_BYTES;

  const join = (): Buffer => {
    const joined = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
    chunks = [joined];
    return joined;
  };

  const take = (): Exchange | undefined => {
    while (bufferedBytes >= neededBytes) {
      const buffer = join();
      const type = String.fromCharCode(buffer[scannedBytes] ?? 0);
      const length = buffer.readInt32BE(scannedBytes + 1);
      if (!isKnown(type)) return { kind: 'violation', message: `invalid frontend message type ${type.charCodeAt(0)}` };
      if (length < 4 || length > MAX_MESSAGE_BYTES) return { kind: 'violation', message: 'invalid message length' };
      const end = scannedBytes + 1 + length;
      if (bufferedBytes < end) {
        neededBytes = end;
        return undefined;
      }
      if (type === TERMINATE) return { kind: 'end' };
      scannedBytes = end;
      neededBytes = end + HEADER_BYTES;
      if (ENDS_EXCHANGE.includes(type) || type === FLUSH) return cut(buffer, type !== FLUSH);
    }
    return undefined;
  };

  const cut = (buffer: Buffer, isComplete: boolean): Exchange => {
    const bytes = buffer.subarray(0, scannedBytes);
    const rest = buffer.subarray(scannedBytes);
    chunks = rest.length > 0 ? [rest] : [];
    bufferedBytes = rest.length;
    scannedBytes = 0;
    neededBytes = HEADER_BYTES;
    return { kind: 'run', bytes, isComplete };
  };

  const push = (chunk: Buffer): void => {
    chunks.push(chunk);
    bufferedBytes += chunk.length;
  };

  return { push, take };
}

function isKnown(type: string): boolean {
  return (PART_OF_EXCHANGE + ENDS_EXCHANGE + FLUSH + TERMINATE).includes(type);
}
