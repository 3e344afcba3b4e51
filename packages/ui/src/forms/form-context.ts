import type { ApiErrorCode } from '@urumuri/contract';
import { createContext, useContext } from 'react';

type FormState = {
  errors: Record<string, string>;
  failure: string | undefined;
  /** Why it was refused. */
  code?: ApiErrorCode | undefined;
  isSending: boolean;
  /** What is changed by it: a field begins with what stands there under its name. */
  given?: object | undefined;
};

/** How the form around a field or a button is doing; outside of one, nothing happens. */
export const FormContext = createContext<FormState>({ errors: {}, failure: undefined, isSending: false });

export const useFormContext = () => useContext(FormContext);

/** What is wrong with a field of the form it stands in, unless its page says something else. */
export function useFieldError(name: string | undefined, given: string | undefined): string | undefined {
  const { errors } = useFormContext();
  return given ?? (name === undefined ? undefined : errors[name]);
}

type Begun = { name?: string | undefined; value?: unknown; defaultValue?: FieldValue };
type FieldValue = string | number | readonly string[] | undefined;

/** What a field begins with, unless its page says so: `phones.1` is the second of the phones. */
export function useFirstValue({ name = '', value, defaultValue }: Begun): { defaultValue?: FieldValue } {
  const { given } = useFormContext();
  if (value !== undefined) return {};
  let found: unknown = given;
  for (const step of name.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  return { defaultValue: defaultValue ?? (typeof found === 'string' || typeof found === 'number' ? found : undefined) };
}
