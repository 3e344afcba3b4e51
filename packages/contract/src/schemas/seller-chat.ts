import { z } from 'zod';
import { limits } from '../limits.ts';
import { chatFriend, chatMessage } from './chat.ts';
import { count, objectId, queryInteger, requiredText } from './fields.ts';

export const sellerChatsResponse = z.object({
  contacts: z.array(chatFriend),
  unreadCount: count.meta({ description: 'Messages that wait to be read, whoever wrote them' }),
});

export const sellerThreadParams = z.object({ customerId: objectId('Customer') });
export const sellerThreadQuery = z.object({ before: queryInteger('Before', 0, Number.MAX_SAFE_INTEGER) });
export const sellerThreadResponse = sellerChatsResponse.extend({
  current: chatFriend,
  messages: z.array(chatMessage),
  hasOlder: z.boolean(),
});
export type SellerThread = z.infer<typeof sellerThreadResponse>;

/** `clientMessageId` lets a retry after a lost answer send once. */
export const answerCustomerBody = z.object({
  text: requiredText('Message', limits.chatTextLength),
  clientMessageId: objectId('Message id').optional(),
});
