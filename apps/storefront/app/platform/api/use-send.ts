import { type FetcherSubmitOptions, useSubmit } from 'react-router';

/** React shows no other page before a transition is through: none waits longer for a shop that does not answer. */
const LONGEST_MS = 10_000;

type SendOptions = FetcherSubmitOptions & { fetcherKey?: string };

/** Has an action make a call without a form; resolves when that is done and the page was loaded again. */
export function useSend() {
  const submit = useSubmit();
  return async (intent: string, input: unknown, options: SendOptions = {}): Promise<void> => {
    const call = JSON.stringify({ intent, input });
    const sent = submit(call, { method: 'post', encType: 'application/json', navigate: false, ...options });
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, LONGEST_MS))]);
  };
}
