import { useIdentity } from '@urumuri/ui/identity-context.tsx';
import { addresses } from '../platform/format/addresses.ts';
import { ChatIcon } from '@urumuri/ui/parts/icons.tsx';

/**
 * Opens a chat with the shop. It floats over every page; scroll padding keeps it off what has the focus. Beside an
 * open conversation small screens have no room for it: it would lie on Send.
 */
export function ChatButton() {
  return (
    <a
      href={addresses.askOnWhatsApp(useIdentity(), '')}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us on WhatsApp (opens in a new tab)"
      className="chat-button"
    >
      <ChatIcon />
      <span aria-hidden="true">Chat with us on WhatsApp</span>
    </a>
  );
}
