import { groupPhone } from '@urumuri/contract';
import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { buttonStyle } from '@urumuri/ui/parts/button-style.ts';
import { ChatIcon, PhoneIcon } from '@urumuri/ui/parts/icons.tsx';
import { orderChatAddress, telAddress } from './customer-links.ts';

type ContactButtonsProps = {
  phone: string;
  prefers: 'phone' | 'whatsapp';
  order: Parameters<typeof orderChatAddress>[1];
  /** Somebody is about to speak with the customer. */
  onContact?: () => void;
};

/** One tap to the customer, the way they asked for first. */
export function ContactButtons({ phone, prefers, order, onContact }: ContactButtonsProps) {
  const { name } = useIdentity();
  const call = (
    <a
      key="phone"
      href={telAddress(phone)}
      onClick={onContact}
      className={buttonStyle(prefers === 'phone' ? 'primary' : 'secondary')}
    >
      <PhoneIcon className="size-5" />
      Call {groupPhone(phone)}
    </a>
  );
  const chat = (
    <a
      key="whatsapp"
      href={orderChatAddress(phone, order, name)}
      target="_blank"
      rel="noreferrer"
      onClick={onContact}
      className={buttonStyle(prefers === 'whatsapp' ? 'primary' : 'secondary')}
    >
      <ChatIcon className="size-5" />
      WhatsApp
    </a>
  );
  return <div className="flex flex-wrap gap-2.5">{prefers === 'phone' ? [call, chat] : [chat, call]}</div>;
}
