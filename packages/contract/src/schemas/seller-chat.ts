import { z } from 'zod';
import { limits } from '../limits.ts';
import { chatFriend, chatMessage } from './chat.ts';
import { count, isoDate, objectId, queryInteger, requiredText } from './fields.ts';

const sellerContact = chatFriend.extend({ lastMessageAt: isoDate });
export type SellerContact = z.infer<typeof sellerContact>;

export const sellerChatsQuery = z.object({
  after: objectId('After').optional().meta({ description: 'Asks for those after this customer instead of the latest' }),
});
export const sellerChatsResponse = z.object({
  contacts: z.array(sellerContact),
  hasOlderContacts: z.boolean().meta({ description: 'Whether others wrote before these' }),
  unreadCount: count.meta({ description: 'Messages that wait to be read, whoever wrote them' }),
});
export type SellerChats = z.infer<typeof sellerChatsResponse>;

export const sellerThreadParams = z.object({ customerId: objectId('Customer') });
export const sellerThreadQuery = z.object({ before: queryInteger('Before', 0, Number.MAX_SAFE_INTEGER) });
export const sellerThreadResponse = sellerChatsResponse.extend({
  current: sellerContact,
  messages: z.array(chatMessage),
  hasOlder: z.boolean(),
});
export type SellerThread = z.infer<typeof sellerThreadResponse>;

/** `clientMessageId` lets a retry after a lost answer send once. */
export const answerCustomerBody = z.object({
  text: requiredText('Message', limits.chatTextLength),
  clientMessageId: objectId('Message id').optional(),
});
