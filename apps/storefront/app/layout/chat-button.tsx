import { addresses } from '../platform/format/addresses.ts';
import { ChatIcon } from '../ui/icons.tsx';

/**
 * Opens a chat with the shop. It floats over every page; scroll padding keeps it off what has the focus. Beside an
 * open conversation small screens have no room for it: it would lie on Send.
 */
export function ChatButton() {
  return (
    <a
      href={addresses.askOnWhatsApp('')}
      target="_blank"
      rel="noopener noreferrer"
      aria-label="Chat with us on WhatsApp (opens in a new tab)"
      className="group fixed right-4 bottom-[calc(1rem+var(--bottom-bar-height))] z-20 inline-flex size-[56px] items-center justify-center rounded-full bg-ink text-white shadow-float ring-2 ring-white transition-colors hover:bg-ink-soft md:right-6 max-lg:in-[:root:has(#chat-with)]:hidden print:hidden"
    >
      <ChatIcon className="size-[28px]" />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute right-full mr-3 rounded-control bg-ink px-3 py-2 text-sm font-medium whitespace-nowrap opacity-0 shadow-lift transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
      >
        Chat with us on WhatsApp
      </span>
    </a>
  );
}
