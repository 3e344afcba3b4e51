import { isApiError, paymentTextLength } from '@urumuri/contract';
import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { isSessionOver } from '../../platform/session/customer-only.ts';
import { useFailure } from '../../platform/session/use-failure.ts';
import { toast } from '../../platform/toast.ts';
import { Button } from '../../ui/button.tsx';
import { controlStyle, describeControl, Field } from '../../ui/field.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Faults = Partial<Record<string, string>>;

/** Where a customer pastes the message that confirms a payment. What it does not say is typed. */
export function PaymentProof({ orderId, methods }: { orderId: string; methods: readonly string[] }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const fail = useFailure();
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string>();
  const [isTyped, setTyped] = useState(false);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    setFailure(undefined);
    setFaults({});
    try {
      const { message } = await api.claimPayment({ params: { orderId }, body: readClaim(new FormData(form)) });
      toast.success(message);
      await revalidate();
    } catch (error) {
      if (!isApiError(error) || isSessionOver(error)) return fail(error);
      const found =
        error.code === 'validation_failed' || error.code === 'reference_used' ? readFaults(error.details) : {};
      // On the page before the focus comes to it, to be read out with the field.
      flushSync(() => {
        setFaults(found);
        setFailure(error.message);
        if (found.amount || found.reference) setTyped(true);
      });
      const first = ['text', 'amount', 'reference'].find((name) => found[name]);
      if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      aria-labelledby={`${id}-title`}
      className="flex flex-col gap-4 print:hidden"
    >
      <h3 id={`${id}-title`} className="text-base">
        You have paid? Send us the confirmation
      </h3>
      <Field id={`${id}-method`} label="Paid by" className={methods.length === 1 ? 'sr-only' : undefined}>
        <select name="method" {...describeControl(`${id}-method`, {})} className={controlStyle(undefined, 'h-12 px-3')}>
          {methods.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <Field
        id={`${id}-text`}
        label="Confirmation message"
        hint="Paste the whole SMS you got when you paid. We keep it until we have checked your payment."
        error={faults.text}
        className={undefined}
      >
        <textarea
          name="text"
          rows={4}
          maxLength={paymentTextLength}
          {...describeControl(`${id}-text`, { hint: 'said', error: faults.text })}
          className={controlStyle(faults.text, 'p-3')}
        />
      </Field>
      {isTyped ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Amount (RWF)" name="amount" inputMode="numeric" autoComplete="off" error={faults.amount} />
          <TextField label="Reference" name="reference" autoComplete="off" error={faults.reference} />
        </div>
      ) : (
        <button
          type="button"
          className="min-h-11 self-start font-semibold underline underline-offset-4"
          onClick={() => setTyped(true)}
        >
          Type amount and reference instead
        </button>
      )}
      <FormAlert>{failure}</FormAlert>
      <Button type="submit" aria-disabled={isSending || undefined} className="max-sm:w-full sm:self-start">
        {isSending ? 'Sending…' : 'Send'}
      </Button>
    </form>
  );
}

function readClaim(data: FormData) {
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const amount = read('amount').replaceAll(/[\s,.]/g, '');
  const reference = read('reference');
  return {
    method: read('method'),
    text: read('text'),
    // What is no number is refused in the shop's words.
    ...(amount === '' ? {} : { amount: Number(amount) }),
    ...(reference === '' ? {} : { reference }),
  };
}

const readFaults = (details: unknown): Faults =>
  typeof details === 'object' && details !== null ? { ...details } : {};
