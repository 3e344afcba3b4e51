import { screen, within } from '@testing-library/react';
import type { Colleague } from '@urumuri/contract';
import { beforeEach, expect, it } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, noteOn, openPage, Refusal } from '../testing/open-page.tsx';
import * as colleagues from './colleagues.tsx';

const jean: Colleague = {
  _id: 'o1',
  name: 'Jean',
  email: 'jean@example.com',
  staffRole: 'owner',
  status: 'approved',
  sessions: [],
  isShop: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSignInAt: '2026-11-01T08:00:00.000Z',
  hasSecondStep: true,
  isYou: true,
};
const { lastSignInAt: _, ...neverIn } = jean;
const aline: Colleague = { ...neverIn, _id: 'o2', name: 'Aline', email: 'aline@example.com', isYou: false };

beforeEach(() => saveSellerToken('office-token'));

function openColleagues(given: Partial<Colleague> = {}, calls: Parameters<typeof answerCalls>[0] = {}, hasMail = true) {
  let other: Colleague = { ...aline, ...given };
  const asked = answerCalls({
    'GET /api/seller/colleagues': () => ({ colleagues: [jean, other], secondStepRoles: ['owner'], hasMail }),
    'POST /api/seller/colleagues': { message: 'On its way' },
    'POST /api/seller/colleagues/o2/active': ({ body }) => {
      const { active } = body as { active: boolean };
      other = { ...other, status: active ? 'approved' : 'suspended' };
      return { message: 'Switched' };
    },
    'POST /api/seller/colleagues/o2/link': { message: 'Sent' },
    'PUT /api/seller/colleagues/o2': ({ body }) => {
      other = { ...other, ...(body as { name: string }) };
      return { message: 'Renamed' };
    },
    ...calls,
  });
  return { asked, ...openPage('/colleagues', { '/colleagues': colleagues }) };
}

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
  return within(heading.closest('li') as HTMLElement);
};
const addForm = async () => within(await screen.findByRole('form', { name: 'Add a colleague' }));

it('shows who is of the office, and nothing to press at oneself', async () => {
  openColleagues();
  const own = await rowOf('Jean');
  expect(own.getByText('You')).toBeDefined();
  expect(own.getByText('Since 1 Jan 2026 · two-step login on')).toBeDefined();
  expect(own.getByText('Last login 1 Nov 2026, 10:00')).toBeDefined();
  expect(own.queryByRole('button', { name: /Switch|Send/ })).toBeNull();
  expect((await rowOf('Aline')).getByText('Has not logged in yet')).toBeDefined();
  expect(screen.queryByText(/No e-mail can be sent yet/)).toBeNull();
});

it('adds a colleague, and is ready for the next', async () => {
  const { user, asked } = openColleagues();
  const form = await addForm();
  await user.type(form.getByLabelText('Name'), 'Eric');
  await user.type(form.getByLabelText('Email'), 'eric@example.com');
  await user.selectOptions(form.getByLabelText('Role'), 'stock');
  await user.click(form.getByRole('button', { name: 'Add and send the link' }));
  await expect.poll(() => form.getByLabelText<HTMLInputElement>('Email').value).toBe('');
  const sent = asked.find(({ call }) => call === 'POST /api/seller/colleagues');
  expect(sent?.body).toEqual({ name: 'Eric', email: 'eric@example.com', staffRole: 'stock' });
});

it('keeps what was typed when the e-mail is taken, and says so beside it', async () => {
  const taken = new Refusal(409, 'email_taken', 'Another account has this e-mail.');
  const { user } = openColleagues({}, { 'POST /api/seller/colleagues': taken });
  const form = await addForm();
  await user.type(form.getByLabelText('Email'), 'eric@example.com');
  await user.click(form.getByRole('button', { name: 'Add and send the link' }));
  await expect.poll(() => noteOn('Email')).toContain('Another account has this e-mail.');
  expect(document.activeElement).toBe(form.getByLabelText('Email'));
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('eric@example.com');
});

it('asks before it switches somebody off, and switches them on again', async () => {
  const { user, asked } = openColleagues();
  await user.click(await screen.findByRole('button', { name: 'Switch off Aline' }));
  expect(asked.some(({ call }) => call.endsWith('/active'))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Switch off' }));
  await user.click(await screen.findByRole('button', { name: 'Switch on Aline' }));
  await screen.findByRole('button', { name: 'Switch off Aline' });
  const switched = asked.filter(({ call }) => call.endsWith('/active')).map(({ body }) => body);
  expect(switched).toEqual([{ active: false }, { active: true }]);
});

it('sends the link again, and says where it waits when no mail is set up', async () => {
  const { user, asked } = openColleagues({ status: 'pending' }, {}, false);
  await screen.findByText(/No e-mail can be sent yet/);
  await user.click(screen.getByRole('button', { name: 'Send the link again to Aline' }));
  await expect.poll(() => asked.some(({ call }) => call.endsWith('o2/link'))).toBe(true);
});

it('changes a name and a role', async () => {
  const { user, asked } = openColleagues();
  const row = await rowOf('Aline');
  await user.click(row.getByText('Name, role and changes'));
  await user.clear(row.getByLabelText('Name'));
  await user.type(row.getByLabelText('Name'), 'Aline Uwase');
  await user.selectOptions(row.getByLabelText('Role'), 'rider');
  await user.click(row.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 2, name: /^Aline Uwase/ });
  const sent = asked.find(({ call }) => call === 'PUT /api/seller/colleagues/o2');
  expect(sent?.body).toEqual({ name: 'Aline Uwase', staffRole: 'rider' });
});

it('leaves one’s own role, and that of the account of a shop, as it is', async () => {
  const { user, asked } = openColleagues({ isShop: true });
  const row = await rowOf('Aline');
  expect(row.queryByRole('button', { name: /Switch off/ })).toBeNull();
  await user.click(row.getByText('Name, role and changes'));
  expect(row.queryByLabelText('Role')).toBeNull();
  await user.click(row.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => asked.find(({ call }) => call === 'PUT /api/seller/colleagues/o2')?.body)
    .toEqual({ name: 'Aline', staffRole: 'owner' });
});

it('says which roles need two-step login', async () => {
  const { user, asked } = openColleagues({}, { 'PUT /api/seller/second-step-roles': { message: 'Saved' } });
  const form = within(await screen.findByRole('form', { name: 'Two-step login' }));
  expect(form.getByLabelText<HTMLInputElement>('Owner').checked).toBe(true);
  await user.click(form.getByLabelText('Manager'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => asked.find(({ call }) => call === 'PUT /api/seller/second-step-roles')?.body)
    .toEqual({ roles: ['owner', 'manager'] });
});

it('logs somebody out everywhere', async () => {
  const session = {
    _id: 's',
    device: 'Chrome on Android',
    signedInAt: '',
    lastSeenAt: jean.createdAt,
    isCurrent: false,
  };
  const { user, asked } = openColleagues(
    { sessions: [{ ...session, signedInAt: jean.createdAt }] },
    { 'DELETE /api/seller/colleagues/o2/sessions': { message: 'Out' } },
  );
  const row = await rowOf('Aline');
  await user.click(row.getByText('Name, role and changes'));
  row.getByText(/Chrome on Android/);
  await user.click(row.getByRole('button', { name: /Log out everywhere/ }));
  await expect.poll(() => asked.some(({ call }) => call.startsWith('DELETE'))).toBe(true);
});
