import { encodeQuery } from './wire.ts';

const QUERY_TYPE = 0x51;
const COPY_FROM_STDIN = /(^|;)\s*copy\s[^;]*\sfrom\s+stdin\b/i;
/** The word stands early in any real COPY; a long insert need not be searched to its end. */
const SEARCHED_BYTES = 2_000;
const REFUSAL = encodeQuery(`DO $$ BEGIN
  RAISE EXCEPTION USING ERRCODE = '0A000', MESSAGE = 'the embedded database does not support COPY FROM STDIN';
END $$`);

/** The engine cannot wait for a client's rows and would end; this raises an ordinary error instead. */
export function refuseCopyFromClient(messages: Buffer): Buffer {
  if (messages[0] !== QUERY_TYPE) return messages;
  return COPY_FROM_STDIN.test(messages.toString('latin1', 5, SEARCHED_BYTES)) ? REFUSAL : messages;
}
