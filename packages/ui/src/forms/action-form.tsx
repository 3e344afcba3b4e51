import { type AnyRouteName, type CallOutput, isApiError } from '@urumuri/contract';
import { type FormEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useMayCall } from './allowed-calls.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormContext } from './form-context.ts';
import { useKeptPlace } from './use-kept-place.ts';

type ActionFormProps<Name extends AnyRouteName> = {
  label: string;
  /** The call it is for; left out where its buttons say so. */
  intent?: Name;
  /** What is sent with what is typed. */
  values?: Record<string, string | number> | undefined;
  /** What it changes: its fields begin with it, by their names. */
  given?: object | undefined;
  /** The route whose action it is sent to, where that is not the page's own. */
  action?: string;
  /** What has to be done before it can be sent; when it fails nothing is sent. */
  prepare?: (data: FormData) => Promise<void>;
  /** Emptied once it was sent, for the next. */
  resets?: boolean;
  onDone?: (answer: CallOutput<Name>, form: HTMLFormElement) => void;
  /** It was refused for what no field is about. */
  onRefused?: () => void;
  className?: string;
  /** Who may not send it may still read what stands in it. */
  isReadable?: boolean;
  children: ReactNode;
};

const notAllowed = 'Your role may not change this.';

/** A form for an action: sent once at a time; what is wrong is said beside the field, and nothing typed is lost. */
export function ActionForm<Name extends AnyRouteName>(props: ActionFormProps<Name>) {
  const { label, intent, values, given, action, prepare, resets = false, onDone, onRefused, children } = props;
  const { className = 'flex flex-col gap-5', isReadable = false } = props;
  const mayCall = useMayCall();
  const isAllowed = intent === undefined || mayCall(intent);
  const { Form, state, data: answered, submit } = useFetcher<FormAnswer<CallOutput<Name>>>();
  const form = useRef<HTMLFormElement>(null);
  const keepPlace = useKeptPlace();
  const [preparing, setPreparing] = useState<{ isOn: boolean; failure?: string }>({ isOn: false });
  const isSending = preparing.isOn || state !== 'idle';
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const shown = preparing.isOn || state === 'submitting' ? undefined : answered;
  const { errors: found = {}, failure, code } = shown ?? {};
  const errors = Object.fromEntries(Object.entries(found).filter(([name]) => !corrected.includes(name)));

  const settle = useEffectEvent(({ answer, failure: refusal, errors: wrong = {} }: NonNullable<typeof answered>) => {
    if (!form.current) return;
    const first = [...form.current.elements].find((field) => (field.getAttribute('name') ?? '') in wrong);
    first?.closest('details')?.setAttribute('open', '');
    if (first instanceof HTMLElement) first.focus();
    if (refusal !== undefined) onRefused?.();
    if (answer === undefined) return;
    if (resets) form.current.reset();
    onDone?.(answer, form.current);
  });
  // Each answer once, with what is wrong already on the page: the answer may be there before the form stops sending.
  const settled = useRef(answered);
  useLayoutEffect(() => {
    if (shown === undefined || shown === settled.current) return;
    settled.current = shown;
    settle(shown);
  }, [shown]);

  async function sendPrepared(data: FormData) {
    setPreparing({ isOn: true });
    try {
      await prepare?.(data);
      setPreparing({ isOn: false });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return setPreparing({ isOn: false, failure: error.message });
    }
    await submit(data, { method: 'post', ...(action === undefined ? {} : { action }) });
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isSending || prepare) event.preventDefault();
    if (isSending) return;
    setCorrected([]);
    keepPlace();
    // With the button that was pressed, where a form has more than one.
    const { nativeEvent } = event;
    const pressed = 'submitter' in nativeEvent ? nativeEvent.submitter : undefined;
    const submitter = pressed instanceof HTMLElement ? pressed : null;
    if (prepare) void sendPrepared(new FormData(event.currentTarget, submitter));
  };
  const onInput = ({ target }: FormEvent) => {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (name in errors) setCorrected([...corrected, name]);
  };
  if (!isAllowed && !isReadable) return <p className="text-slate">{notAllowed}</p>;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      aria-label={label}
      {...{ className, onSubmit, onInput }}
      {...(action !== undefined && { action })}
    >
      {Object.entries({ ...(intent && { intent }), ...values }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContext value={{ errors, failure: preparing.failure ?? failure, code, isSending, given }}>
        {isAllowed ? (
          children
        ) : (
          <>
            <p className="text-slate">{notAllowed}</p>
            <fieldset disabled className="contents">
              {children}
            </fieldset>
          </>
        )}
      </FormContext>
    </Form>
  );
}
