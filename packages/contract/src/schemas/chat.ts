import { z } from 'zod';
import { limits } from '../limits.ts';
import { messageStatuses } from '../statuses.ts';
import { bodyInteger, claimedId, count, isoDate, objectId, requiredText, unread } from './fields.ts';

export const chatFriend = z.object({
  fdId: z.string(),
  name: z.string(),
  image: z.string(),
  unreadCount: count.optional(),
});
export type ChatFriend = z.infer<typeof chatFriend>;

export const chatMessage = z.object({
  _id: z.string(),
  sequence: count.meta({ description: 'Rises within a conversation: its messages stand in this order' }),
  senderId: z.string(),
  receiverId: z.string(),
  senderName: z.string(),
  message: z.string(),
  status: z.enum(messageStatuses),
  createdAt: isoDate,
  clientMessageId: z.string().optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** An empty or missing `sellerId` asks for the contacts only. */
export const addChatFriendBody = z.object({
  userId: claimedId.optional(),
  sellerId: z
    .union([z.literal(''), objectId('Seller')], { error: 'Seller is not a valid id' })
    .optional()
    .transform((sellerId) => sellerId ?? ''),
  beforeSequence: bodyInteger('Before', 0, Number.MAX_SAFE_INTEGER)
    .optional()
    .meta({ description: 'Asks for the messages before this one instead of the newest' }),
});

export const addChatFriendResponse = z.object({
  MyFriends: z.array(chatFriend),
  currentFd: chatFriend.optional().meta({ description: 'Absent when only the contacts were asked for' }),
  message: z.array(chatMessage),
  messages: z.array(chatMessage),
  hasOlder: z.boolean().meta({ description: 'Whether there are messages before these' }),
});
export type ChatThread = z.infer<typeof addChatFriendResponse>;

/** `clientMessageId` lets a retry after a lost answer send once. */
export const sendMessageBody = z.object({
  userId: claimedId.optional(),
  name: unread,
  sellerId: objectId('Seller'),
  text: requiredText('Message', limits.chatTextLength),
  clientMessageId: objectId('Message id').optional(),
});

export const sendMessageResponse = z.object({ message: chatMessage });
