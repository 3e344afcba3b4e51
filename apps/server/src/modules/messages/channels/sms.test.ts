import { describe, expect, it } from 'vitest';
import { type GatewayMood, openSmsGateway } from '../../../testing/sms-gateway.ts';
import { RefusedError } from '../message.ts';
import { createSmsChannel } from './sms.ts';

const gateway = openSmsGateway();
const message = { id: 'message-1', address: '+250788123456', readerName: 'Aline' };
const letter = { subject: '', short: 'Say "yes" & go {to}\n', paragraphs: [] };
/** Patient, because a busy machine is slow; only who never answers is not waited for. */
const send = (timeoutMs = 60_000) => createSmsChannel({ ...gateway.settings(), timeoutMs }).send(message, letter);

describe('an SMS', () => {
  it('reaches the gateway as it was meant, whatever it says', async () => {
    await send();
    expect(gateway.accepted).toEqual([{ to: '+250788123456', text: letter.short, id: 'message-1' }]);
  });

  it.each<[GatewayMood, RegExp]>([
    ['hang', /cannot be reached/],
    ['cut', /cannot be reached/],
    ['redirect', /cannot be reached/],
    ['fail', /answered 500: Out of order/],
    ['babble', /answered 503: x+$/],
  ])('may be tried again when the gateway does: %s', async (mood, why) => {
    gateway.moods.push(mood);
    const error = await send(mood === 'hang' ? 300 : undefined).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedError);
    expect((error as Error).message).toMatch(why);
    expect((error as Error).message.length).toBeLessThan(300);
  });

  it('is not tried again when the number is refused', async () => {
    gateway.moods.push('refuse');
    await expect(send()).rejects.toThrow(RefusedError);
  });
});
