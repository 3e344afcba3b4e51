import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createSmsServer, smsBody } from './sms-server.ts';

export type { GatewayMood } from './sms-server.ts';

/** A gateway for the tests of a file; each begins with nothing sent and a good mood. */
export function openSmsGateway() {
  const { accepted, moods, listen, close } = createSmsServer();
  let url = '';
  beforeAll(async () => {
    url = await listen();
  });
  beforeEach(() => {
    accepted.length = 0;
    moods.length = 0;
  });
  afterAll(close);
  const settings = () => ({ url, body: smsBody, authorization: 'Bearer secret' });
  return { accepted, moods, settings };
}
