/** The few messages of the PostgreSQL protocol, version 3, that the front needs to build or read itself. */

export const SSL_REQUEST = 80877103;
export const GSS_REQUEST = 80877104;
export const CANCEL_REQUEST = 80877102;
export const PROTOCOL_3_0 = 196608;
export const SYNC = encodeMessage('S', Buffer.alloc(0));
export const ASK_PASSWORD = encodeMessage('R', Buffer.from([0, 0, 0, 3]));

export type TransactionStatus = 'idle' | 'open' | 'failed';
const STATUS_BY_BYTE: Record<string, TransactionStatus> = { I: 'idle', T: 'open', E: 'failed' };
const READY_BYTES = 6;

export function encodeMessage(type: string, body: Buffer): Buffer {
  const message = Buffer.alloc(5 + body.length);
  message.write(type, 0, 'latin1');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

export function encodeQuery(sql: string): Buffer {
  return encodeMessage('Q', Buffer.from(`${sql}\0`));
}

/** Whatever a client asks for, the engine sees this: a strange packet could end it. */
export function encodeStartup(): Buffer {
  const body = Buffer.from('user\0postgres\0database\0postgres\0client_encoding\0UTF8\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + body.length, 0);
  head.writeInt32BE(PROTOCOL_3_0, 4);
  return Buffer.concat([head, body]);
}

export function encodeFatal(code: string, message: string): Buffer {
  return encodeMessage('E', Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`));
}

/** The transaction status at the end of an answer, if the answer is complete. */
export function findFinalStatus(answer: Buffer): TransactionStatus | undefined {
  const ready = answer.subarray(-READY_BYTES);
  if (ready.length < READY_BYTES || ready[0] !== 0x5a || ready.readInt32BE(1) !== 5) return undefined;
  return STATUS_BY_BYTE[String.fromCharCode(ready[5] ?? 0)];
}

export type Row = (string | null)[];

/** Reads the rows of a simple query's answer; throws the first error in it. */
export function decodeRows(answer: Buffer): Row[] {
  const rows: Row[] = [];
  for (let offset = 0; offset + 5 <= answer.length; offset += 1 + answer.readInt32BE(offset + 1)) {
    const body = answer.subarray(offset + 5, offset + 1 + answer.readInt32BE(offset + 1));
    const type = String.fromCharCode(answer[offset] ?? 0);
    if (type === 'E') throw new Error(decodeErrorText(body));
    if (type === 'D') rows.push(decodeRow(body));
  }
  return rows;
}

function decodeRow(body: Buffer): Row {
  const row: Row = [];
  let offset = 2;
  for (let column = body.readInt16BE(0); column > 0; column--) {
    const bytes = body.readInt32BE(offset);
    offset += 4;
    row.push(bytes < 0 ? null : body.toString('utf8', offset, offset + bytes));
    offset += Math.max(bytes, 0);
  }
  return row;
}

function decodeErrorText(body: Buffer): string {
  const fields = body.toString('utf8').split('\0');
  return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'The engine reported an error.';
}
