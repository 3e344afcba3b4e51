import type { ChatFriend, ChatMessage, SellerContact } from '@urumuri/contract';
import type { ContactRow, MessageRow, StoredMessage, ThreadRow } from './chat.repository.ts';
import { otherSide, type Side, statusOf } from './chat.rules.ts';

const defaultPicture = '/images/default-seller.svg';

export function presentContact({ id, name, image, unreadCount }: ContactRow): ChatFriend {
  return { fdId: id, name, image: image || defaultPicture, unreadCount };
}

export function presentCustomer(contact: ContactRow): SellerContact {
  return { ...presentContact(contact), lastMessageAt: contact.lastMessageAt.toISOString() };
}

type Parties = { thread: ThreadRow; nameOf: Record<Side, string> };

export function presentMessage(message: MessageRow, { thread, nameOf }: Parties): ChatMessage {
  const idOf = { customer: thread.customerId, seller: thread.sellerId };
  const readAt = { customer: thread.customerReadAt, seller: thread.sellerReadAt };
  const receiver = otherSide[message.sender];
  return {
    _id: message.id,
    sequence: message.sequence,
    senderId: idOf[message.sender],
    receiverId: idOf[receiver],
    senderName: nameOf[message.sender],
    message: message.body,
    status: statusOf(message.createdAt, readAt[receiver]),
    createdAt: message.createdAt.toISOString(),
    clientMessageId: message.clientKey ?? undefined,
  };
}

/** A message and whom it is for, as the sockets of both ends need it. */
export function presentStored({ message, thread, customerName, shopName }: StoredMessage) {
  const { sender } = message;
  const { customerId, sellerId } = thread;
  const nameOf = { customer: customerName, seller: shopName };
  return { sender, customerId, sellerId, message: presentMessage(message, { thread, nameOf }) };
}
