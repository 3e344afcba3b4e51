import { screen, within } from '@testing-library/react';
import type { OrderInvoices } from '@urumuri/contract';
import { expect, it } from 'vitest';
import { signIn } from '../../platform/session/session.ts';
import { deliveredOrder } from '../../testing/delivered-order.ts';
import { answerCalls, buildToken, noteOn, openPage, Refusal } from '../../testing/open-page.tsx';
import * as orderDetails from './order-details.tsx';

const invoice = {
  _id: 'i7',
  number: 7,
  kind: 'invoice' as const,
  issuedAt: '2026-11-19T08:00:00.000Z',
  shopName: 'Kigali Digital',
  total: 118_000,
  vat: 18_000,
};

function openOrder(papers: OrderInvoices, saving: object = { message: 'Saved.' }) {
  signIn(buildToken());
  const asked = answerCalls({
    'GET /api/home/customer/get-order-details/o1': { order: deliveredOrder },
    'GET /api/home/customer/returns/o1': { returns: [], lines: [] },
    'GET /api/home/customer/warranties/o1': { warranties: [] },
    'GET /api/home/customer/invoices/o1': papers,
    'POST /api/home/customer/invoice-recipient/o1': saving,
  });
  const page = openPage('/dashboard/order/details/o1', { '/dashboard/order/details/:orderId': orderDetails });
  return { asked, ...page };
}

it('lists the invoices of an order with their VAT, to be saved', async () => {
  openOrder({ invoices: [invoice], recipient: { company: '', tin: '' }, canChange: false });
  const section = within(await screen.findByRole('region', { name: 'Invoice' }));
  expect(section.getByRole('listitem').textContent).toMatch(/Invoice 7RWF.118,000Kigali Digital, .*, VAT RWF.18,000/);
  section.getByRole('button', { name: 'Save as PDF' });
  expect(section.queryByLabelText('TIN')).toBeNull();
});

it('asks before there is one for which company it is, and says what is wrong with a TIN', async () => {
  const refusal = new Refusal(400, 'validation_failed', 'Wrong', { tin: 'A TIN has nine digits' });
  const { asked, user } = openOrder({ invoices: [], recipient: { company: '', tin: '' }, canChange: true }, refusal);
  const form = within(await screen.findByRole('form', { name: 'Invoice for a company', hidden: true }));
  await user.type(form.getByLabelText('Company'), 'Isoko Ltd');
  await user.type(form.getByLabelText('TIN'), '12');
  await user.click(form.getByRole('button', { name: 'Save', hidden: true }));
  await expect.poll(() => noteOn('TIN')).toContain('A TIN has nine digits');
  expect(asked.at(-1)?.body ?? asked.find(({ body }) => body)?.body).toEqual({ company: 'Isoko Ltd', tin: '12' });
});
