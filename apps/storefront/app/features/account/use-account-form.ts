import { isApiError } from '@urumuri/contract';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from '../../platform/toast.ts';
import { type FieldErrors, type FieldOfCode, errorsByField } from './account-rules.ts';

type AccountForm<Field extends string> = {
  /** In the order they are filled in. */
  fields: readonly Field[];
  check: (values: Record<Field, string>) => FieldErrors<Field>;
  fieldOfCode: FieldOfCode<Field>;
  send: (values: Record<Field, string>, form: HTMLFormElement) => Promise<void>;
};

/**
 * A form that is checked, sent once at a time and says beside each field what is wrong with it. The browser
 * keeps the values, so that nothing typed before hydration is lost.
 */
export function useAccountForm<Field extends string>({ fields, check, fieldOfCode, send }: AccountForm<Field>) {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const show = (form: HTMLFormElement, found: FieldErrors<Field>, sentence?: string) => {
    // What is wrong must be on the page before the focus comes to it, to be read out with the field.
    flushSync(() => {
      setErrors(found);
      setFailure(sentence);
    });
    const first = fields.find((field) => found[field]);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const found = check(values);
    show(form, found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await send(values, form);
    } catch (error) {
      if (!isApiError(error)) throw error;
      toast.error(error.message);
      const refused = errorsByField(error, fields, fieldOfCode);
      show(form, refused, Object.keys(refused).length > 0 ? undefined : error.message);
    } finally {
      setSending(false);
    }
  };

  const forget = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = fields.find((name) => target instanceof HTMLInputElement && target.name === name);
    if (field && errors[field]) setErrors({ ...errors, [field]: undefined });
  };

  return {
    errors,
    failure,
    isSending,
    form: { noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event), onInput: forget },
  };
}

function readValues<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Record<Field, string> {
  const data = new FormData(form);
  const read = (field: Field) => {
    const value = data.get(field);
    return [field, typeof value === 'string' ? value : ''];
  };
  return Object.fromEntries(fields.map(read)) as Record<Field, string>;
}
