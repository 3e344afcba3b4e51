import { limits } from '@urumuri/contract';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { EmojiPicker } from './emoji-picker.tsx';

type MessageFieldProps = { otherName: string; onSend: (text: string) => void };

/** Where a message is written. Enter sends it; Shift and Enter begin a new line. */
export function MessageField({ otherName, onSend }: MessageFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While a word is being composed Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const insert = (emoji: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    setText((text.slice(0, selectionStart) + emoji + text.slice(selectionEnd)).slice(0, limits.chatTextLength));
    field.current?.focus();
  };

  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line p-2 md:p-3">
      <EmojiPicker onPick={insert} />
      <textarea
        ref={field}
        rows={1}
        aria-label={`Message to ${otherName}`}
        placeholder="Write a message"
        enterKeyHint="send"
        maxLength={limits.chatTextLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
        className="chat-field min-w-0 flex-1 resize-none rounded-control border border-edge bg-white px-3 py-2.5 focus:border-ink"
      />
      <Button type="submit" aria-disabled={text.trim() === ''} className="px-4">
        Send
      </Button>
    </form>
  );
}
