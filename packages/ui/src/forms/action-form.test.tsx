import { ApiError } from '@urumuri/contract';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TextField } from '../parts/text-field.tsx';
import { noteOn, openRoutes } from '../testing/open-routes.tsx';
import { ActionForm } from './action-form.tsx';
import { formAction } from './form-action.ts';
import { useFormContext } from './form-context.ts';
import { readTexts } from './read-form.ts';

function Send() {
  const { failure, isSending } = useFormContext();
  return (
    <>
      <p role="alert">{failure}</p>
      <button type="submit">{isSending ? 'Sending…' : 'Save'}</button>
    </>
  );
}

/** A page with a form for two fields, whose call is answered by the test. */
function openForm(addColleague: (input: { body: { name: string; email: string } }) => Promise<object>) {
  const load = vi.fn<() => null>(() => null);
  const read = (data: FormData) => ({ body: readTexts(data, 'name', 'email') });
  const page = {
    path: '/',
    loader: load,
    action: formAction({ addColleague }, { addColleague: read }, { email_taken: 'email' }),
    Component: () => (
      <ActionForm label="A colleague" intent="addColleague" resets>
        <TextField label="Name" name="name" />
        <TextField label="Email" name="email" />
        <Send />
      </ActionForm>
    ),
  };
  return { load, ...openRoutes('/', [page], {}) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('makes the call with what was typed, loads the page again and is empty for the next', async () => {
  const asked: unknown[] = [];
  const { user, load } = openForm(async (input) => {
    asked.push(input);
    return {};
  });
  await user.type(await screen.findByLabelText('Name'), ' Aline ');
  await user.type(field('Email'), 'aline@example.com{Enter}');
  await expect.poll(() => field('Name').value).toBe('');
  expect(asked).toEqual([{ body: { name: 'Aline', email: 'aline@example.com' } }]);
  await expect.poll(() => load.mock.calls.length).toBe(2);
});

it('says beside the fields what is wrong, goes to the first of them and keeps what was typed', async () => {
  const details = { email: 'Give an e-mail', name: 'Give a name' };
  const { user } = openForm(async () => {
    throw new ApiError('Please look at the form', { status: 400, code: 'validation_failed', details });
  });
  await user.type(await screen.findByLabelText('Email'), 'aline');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Name')).toContain('Give a name');
  expect(noteOn('Email')).toContain('Give an e-mail');
  expect(document.activeElement).toBe(field('Name'));
  expect(field('Email').value).toBe('aline');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('says beside its field what a refusal is about', async () => {
  const { user } = openForm(async () => {
    throw new ApiError('This e-mail is taken', { status: 409, code: 'email_taken' });
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect.poll(() => noteOn('Email')).toContain('This e-mail is taken');
});

it('keeps what was typed when something goes wrong that nobody has foreseen', async () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const fault = new TypeError('No such thing');
  const { user } = openForm(async () => {
    throw fault;
  });
  await user.type(await screen.findByLabelText('Name'), 'Aline');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Something went wrong on our side. Trying again often helps.');
  expect(field('Name').value).toBe('Aline');
  expect(report).toHaveBeenCalledWith(fault);
});

it('is sent once at a time', async () => {
  let answer: (said: object) => void = () => undefined;
  const call = vi.fn<() => Promise<object>>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const { user } = openForm(call);
  await user.type(await screen.findByLabelText('Name'), 'Aline{Enter}');
  await screen.findByRole('button', { name: 'Sending…' });
  await user.type(field('Name'), '{Enter}');
  answer({});
  await screen.findByRole('button', { name: 'Save' });
  expect(call).toHaveBeenCalledTimes(1);
});
