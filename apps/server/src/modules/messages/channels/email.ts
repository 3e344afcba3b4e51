import type { Identity } from '@urumuri/identity';
import type { Transporter } from 'nodemailer';
import { type MessageChannel, RefusedError } from '../message.ts';
import { writeHtml, writeText } from './mail-text.ts';

export type EmailOptions = {
  url: string;
  from: string | undefined;
  publicUrl: string;
  timeoutMs: number;
  readIdentity(): Identity;
};

/**
 * Mail by SMTP. The Message-ID follows from the message: where the server's yes got lost and the mail is sent again,
 * letter boxes can see that it is the same.
 */
export function createEmailChannel(given: EmailOptions): MessageChannel {
  const { url, from, publicUrl, timeoutMs, readIdentity } = given;
  const limits = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  };
  const options = { url, ...limits, disableFileAccess: true, disableUrlAccess: true };
  let transport: Transporter | undefined;
  // Loaded when there is something to send.
  const open = async () => (transport ??= (await import('nodemailer')).createTransport(options));
  const { hostname } = new URL(publicUrl);
  return {
    async send({ id, address, readerName }, letter) {
      const shop = readIdentity();
      try {
        await (
          await open()
        ).sendMail({
          messageId: `<${id}@${hostname}>`,
          from: { name: shop.name, address: from ?? shop.email },
          to: { name: oneLine(readerName), address: oneLine(address) },
          subject: oneLine(letter.subject),
          text: writeText(letter, readerName, shop),
          html: writeHtml(letter, readerName, publicUrl, shop),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isForGood(error) ? new RefusedError(describe(error)) : new Error(describe(error));
      }
    },
    close: () => transport?.close(),
  };
}

/** Nothing of what people call themselves may begin a header of its own. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** A refused recipient or text stays refused; a refused sign-in or greeting is for the operator to mend. */
function isForGood(error: unknown): boolean {
  const { responseCode, command }: { responseCode?: unknown; command?: unknown } = error ?? {};
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
