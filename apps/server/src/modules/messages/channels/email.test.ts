import { firstIdentity } from '@urumuri/identity';
import { expect, it, onTestFinished } from 'vitest';
import { createMailServer } from '../../../testing/mail-server.ts';
import { createEmailChannel } from './email.ts';

it('gives up on a server that says nothing more', async () => {
  const mail = createMailServer();
  mail.moods.push('hang');
  const readIdentity = () => firstIdentity;
  const options = { from: 'shop@shop.test', publicUrl: 'http://shop.test', timeoutMs: 300, readIdentity };
  const channel = createEmailChannel({ url: await mail.listen(), ...options });
  onTestFinished(async () => {
    channel.close?.();
    await mail.close();
  });
  const message = { id: 'a message', address: 'aline@example.com', readerName: 'Aline' };
  await expect(channel.send(message, { subject: '', short: '', paragraphs: [] })).rejects.toThrow();
  expect(mail.accepted).toEqual([]);
});
