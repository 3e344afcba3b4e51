import type { ApiErrorCode } from '@urumuri/contract';
import { createContext, useContext } from 'react';

type FormState = {
  errors: Record<string, string>;
  failure: string | undefined;
  /** Why it was refused. */
  code?: ApiErrorCode | undefined;
  isSending: boolean;
};

/** How the form around a field or a button is doing; outside of one, nothing happens. */
export const FormContext = createContext<FormState>({ errors: {}, failure: undefined, isSending: false });

export const useFormContext = () => useContext(FormContext);

/** What is wrong with a field of the form it stands in, unless its page says something else. */
export function useFieldError(name: string | undefined, given: string | undefined): string | undefined {
  const { errors } = useFormContext();
  return given ?? (name === undefined ? undefined : errors[name]);
}
