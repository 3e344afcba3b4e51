import { createMailServer, type Mail } from '../apps/server/src/testing/mail-server.ts';
import { createSmsServer, type Sms, smsBody } from '../apps/server/src/testing/sms-server.ts';
import { openOwnShop, type OwnShop } from './own-shop.ts';
import { known } from './products.ts';
import { expect, test } from './shopper.ts';

/** For all journeys of a file: a shop of their own that sends mail and SMS to servers here. */
export function useMessageShop() {
  const mail = createMailServer();
  const gateway = createSmsServer();
  let shop: OwnShop;

  test.beforeAll(async () => {
    shop = await openOwnShop(1, {
      SMTP_URL: await mail.listen(),
      SMS_GATEWAY_URL: await gateway.listen(),
      SMS_GATEWAY_BODY: smsBody,
    });
  });

  test.afterAll(async () => {
    await shop.close();
    await mail.close();
    await gateway.close();
  });

  return {
    mail,
    shopAt: () => shop.at(0),
    urlOf: () => shop.url,

    /** The mail somebody gets with this subject, once it is there. */
    async expectMail(to: string, subject: string | RegExp): Promise<Mail> {
      const find = () => mail.accepted.find((one) => one.to === to && one.subject.match(subject));
      await expect.poll(() => find()?.subject, { message: `A mail to ${to}: ${subject}` }).toBeDefined();
      return find() as Mail;
    },

    /** The six digits that the newest SMS to a number says. */
    async expectCode(phone: string): Promise<string> {
      const to = phone.replaceAll(' ', '').replace(/^0/, '+250');
      const digits = /\b\d{6}\b/;
      const find = () => gateway.accepted.findLast((sms) => sms.to === to && digits.test(sms.text));
      await expect.poll(() => find()?.text, { message: `A code to ${to}` }).toBeDefined();
      const { text } = find() as Sms;
      gateway.accepted.length = 0;
      return known(digits.exec(text)?.[0]);
    },
  };
}

export function linkIn({ text }: Mail): string {
  const [link] = /http:\S+#\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`There is no link in: ${text}`);
  return link;
}
