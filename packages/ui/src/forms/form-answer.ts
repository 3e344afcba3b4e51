import { type ApiErrorCode, isApiError } from '@urumuri/contract';

/** What an action tells the form that was sent: the shop's answer, or what is wrong. */
export type FormAnswer<Answer = unknown> = {
  answer?: Answer;
  /** What is wrong with what was typed, by field, and by the shop's own name for it. */
  errors?: Record<string, string>;
  /** What is wrong with no field. */
  failure?: string;
  code?: ApiErrorCode;
};

/** Which field says what is wrong, by the code of the refusal or by the shop's name for it; the first that is there. */
export type FieldOf = Record<string, string | readonly string[]>;

/**
 * Makes the call a form is for, and tells how it went. What goes wrong comes back as data, so that nothing typed is
 * lost; the router loads the page's data again either way, for a refusal too means that they are no longer true.
 */
export async function answerForm<Answer>(
  data: FormData,
  call: () => Promise<Answer>,
  fieldOf: FieldOf = {},
): Promise<FormAnswer<Answer>> {
  try {
    return { answer: await call() };
  } catch (error) {
    if (!isApiError(error)) {
      reportError(error);
      return { failure: 'Something went wrong on our side. Trying again often helps.' };
    }
    const { code, message } = error;
    const found =
      code === 'validation_failed' ? ((error.details ?? {}) as Record<string, string>) : { [code]: message };
    const errors: Record<string, string> = { ...found };
    for (const [name, sentence] of Object.entries(found)) errors[findField(data, fieldOf[name] ?? name)] ??= sentence;
    return Object.keys(errors).some((name) => data.has(name)) ? { code, errors } : { code, errors, failure: message };
  }
}

/** The field of this name, or the one it is a part of, as `hours` holds `hours.2`; at last that of its last word. */
function findField(data: FormData, names: string | readonly string[]): string {
  const known = [names].flat().flatMap((name) => {
    const parts = name.split('.');
    return [...parts.map((_, at) => parts.slice(0, parts.length - at).join('.')), parts.at(-1) ?? name];
  });
  return known.find((name) => data.has(name)) ?? known[0] ?? '';
}
