import { type ApiError, isApiError } from '@urumuri/contract';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeptPlace } from './use-kept-place.ts';

type Send = (data: FormData, form: HTMLFormElement) => Promise<void>;
type FieldOfCode = Partial<Record<ApiError['code'], string>>;

/**
 * A form the server checks: what it finds wrong is said beside the field, the rest above the button. The
 * browser keeps the values, so that nothing typed is lost.
 */
export function useConsoleForm(send: Send, fieldOfCode: FieldOfCode = {}) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const keepPlace = useKeptPlace();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    keepPlace();
    setSending(true);
    setErrors({});
    setFailure(undefined);
    try {
      // With the button that was pressed, where a form has more than one.
      await send(new FormData(form, (event.nativeEvent as SubmitEvent).submitter), form);
    } catch (error) {
      if (!isApiError(error)) throw error;
      const found = readFaults(error, fieldOfCode);
      const first = Object.keys(found).find((name) => form.elements.namedItem(name));
      // On the page before the focus comes to it, to be read out with the field.
      flushSync(() => {
        setErrors(found);
        setFailure(first === undefined ? error.message : undefined);
      });
      if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    } finally {
      setSending(false);
    }
  }

  return { errors, failure, isSending, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}

function readFaults({ code, message, details }: ApiError, fieldOfCode: FieldOfCode): Record<string, string> {
  if (code === 'validation_failed') return (details as Record<string, string> | undefined) ?? {};
  const field = fieldOfCode[code];
  return field === undefined ? {} : { [field]: message };
}

/** What stands in a field of a form. */
export function readText(data: FormData, name: string): string {
  return readSecret(data, name).trim();
}

/** A password, as it was typed. */
export function readSecret(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** A number as people type it, with spaces or commas between thousands; nothing when the field is empty. */
export function readNumber(data: FormData, name: string): number | undefined {
  const text = readText(data, name).replaceAll(/[\s,]/g, '');
  return text === '' ? undefined : Number(text);
}
