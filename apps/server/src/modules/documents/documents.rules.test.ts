import type { Paper } from '@urumuri/contract';
import { firstIdentity } from '@urumuri/identity';
import { type MoneyRow, settle } from '@urumuri/money/standing';
import { describe, expect, it } from 'vitest';
import {
  type PrintedLine,
  type PrintedOrder,
  type PrintedPart,
  writePackingList,
  writeReceipt,
  writeSlip,
} from './documents.rules.ts';

const letterhead = {
  identity: firstIdentity,
  orderUrl: (id: string) => `https://shop.test/seller/orders/${id}`,
  verify: (number: number) => ({ code: `CODE-${number}`, url: `https://shop.test/verify/CODE-${number}` }),
};

const buildLine = (given: Partial<PrintedLine> = {}): PrintedLine => ({
  name: 'Kettle',
  brand: 'Amazi',
  sku: null,
  category: 'Kitchen',
  quantity: 1,
  unitPriceRwf: 10_000,
  warranties: [],
  ...given,
});

const buildPart = (given: Partial<PrintedPart> = {}): PrintedPart => ({
  id: 'one',
  shopName: 'Inzu',
  status: 'processing',
  itemsRwf: 10_000,
  voucherRwf: 0,
  shippingFeeRwf: 0,
  lines: [buildLine()],
  ...given,
});

type Given = Partial<Omit<PrintedOrder, 'standing'>> & { payments?: MoneyRow[]; others?: PrintedPart[] };

const buildOrder = ({ payments: rows = [], others = [], ...given }: Given = {}): PrintedOrder => ({
  id: 'one',
  number: 1042,
  channel: 'web',
  createdAt: new Date('2026-11-15T22:30:00Z'),
  standing: settle({
    parts: [...(given.parts ?? [buildPart()]), ...others].map((part) => ({
      ...part,
      cameBackRwf: 0,
      notClosedRwf: 0,
      retainedRwf: 0,
    })),
    rows,
  }),
  name: 'Aline Uwase',
  phone: '+250788000000',
  address: 'KG 11 Ave 5, blue gate',
  place: 'Remera, Gasabo, Kigali',
  contactBy: 'whatsapp',
  contactFrom: new Date('2026-11-17T06:00:00Z'),
  contactUntil: new Date('2026-11-17T10:00:00Z'),
  voucherCode: 'MURAHO10',
  deliverFrom: '2026-11-17',
  deliverUntil: '2026-11-18',
  parts: [buildPart()],
  ...given,
});

/** Everything on the sheet, a line each. */
const read = ({ title, subtitle, blocks }: Paper) =>
  [
    title,
    subtitle,
    ...blocks.flatMap(({ lines, rows = [] }) => [
      ...lines,
      ...rows.map(({ label, value, note = '', isStruck }) =>
        [label, isStruck ? `~${value}~` : value, note].filter(Boolean).join(' | ').replaceAll('\u00a0', ' '),
      ),
    ]),
  ].map((line) => line.replaceAll('\u00a0', ' '));

const gone = buildPart({
  id: 'gone',
  shopName: 'Urugo',
  status: 'cancelled',
  itemsRwf: 50_000,
  voucherRwf: 5000,
  shippingFeeRwf: 1000,
  lines: [buildLine({ name: 'Fan', quantity: 2, unitPriceRwf: 25_000 })],
});

describe('a delivery slip', () => {
  it('says PICKUP in the place of the address, and leaves out what is picked up elsewhere', () => {
    const picked = buildPart({ id: 'two', shopName: 'Urugo', isPickup: true, lines: [buildLine({ name: 'Radio' })] });
    const alone = read(writeSlip(buildOrder({ parts: [picked] }), letterhead));
    expect(alone).toContain('PICKUP');
    expect(alone.join(' ')).toMatch(/Radio/);
    expect(alone.join(' ')).not.toContain('blue gate');
    const mixed = read(writeSlip(buildOrder({ parts: [buildPart(), picked] }), letterhead)).join(' ');
    expect(mixed).toContain('blue gate');
    expect(mixed).not.toMatch(/Radio|PICKUP|Urugo/);
    expect(mixed).toMatch(/Collect RWF.10,000/);
  });

  it('says where to, how to call, what to bring and what to collect', () => {
    const parts = [buildPart({ voucherRwf: 1000, shippingFeeRwf: 2000 })];
    expect(read(writeSlip(buildOrder({ parts }), letterhead))).toEqual([
      'Delivery 1042',
      `${firstIdentity.name} · Inzu · 16 Nov 2026`,
      'Collect RWF 11,000',
      'Deliver to',
      'Aline Uwase',
      'KG 11 Ave 5, blue gate',
      'Remera, Gasabo, Kigali',
      '+250 788 000 000',
      'Promised for Tuesday 17 November to Wednesday 18 November',
      'Call on WhatsApp: asked for Tuesday 17 November, 08:00 to 12:00.',
      'Bring',
      '1 × Kettle',
      'Items | RWF 10,000',
      'Discount (MURAHO10) | RWF -1,000',
      'Delivery | RWF 2,000',
      'Total | RWF 11,000',
      'Order 1042',
      'Received by:',
      '',
      'Date:',
    ]);
  });

  const paid = (amountRwf: number, state: 'agreed' | 'claimed' = 'agreed') => ({ amountRwf, state });

  const other = buildPart({ id: 'other', itemsRwf: 80_000 });

  it.each<[Given, string[]]>([
    [{ payments: [paid(10_000)] }, ['Collect nothing: paid']],
    [{ payments: [paid(10_000), paid(-10_000)] }, ['Collect nothing: refunded']],
    [{ payments: [paid(4000)] }, ['Collect RWF 6,000', 'RWF 4,000 are paid.']],
    [
      { payments: [paid(10_000, 'claimed')] },
      ['Collect RWF 10,000', 'The customer says to have paid RWF 10,000: ask the shop first.'],
    ],
    [{ parts: [buildPart(), gone] }, ['Collect RWF 10,000']],
    [{ parts: [gone] }, ['CANCELLED: do not deliver']],
    [{ parts: [buildPart({ voucherRwf: 10_000 })] }, ['Collect nothing']],
    // Others have a part in it: what was paid covers the parts one after the other.
    [{ others: [other], payments: [paid(4000)] }, ['Collect RWF 6,000', 'RWF 4,000 are paid.']],
    [{ parts: [other], others: [buildPart()], payments: [paid(84_000)] }, ['Collect nothing: paid']],
    [{ others: [other], payments: [paid(90_000)] }, ['Collect nothing: paid']],
  ])('of an order with %j says: %j', (given, sentences) => {
    const { blocks } = writeSlip(buildOrder(given), letterhead);
    const lines = blocks.flatMap((block) => block.lines.map((line) => line.replaceAll('\u00a0', ' ')));
    expect(lines.slice(0, lines.indexOf('Deliver to'))).toEqual(sentences);
  });

  it('leaves out what is cancelled, and says so', () => {
    const lines = read(writeSlip(buildOrder({ parts: [buildPart(), gone] }), letterhead));
    expect(lines).toContain('Cancelled, not to be delivered: 2 × Fan');
    expect(lines).not.toContain('2 × Fan');
  });
});

describe('a receipt', () => {
  it('strikes what is cancelled and counts what is delivered, with each unit’s warranty', () => {
    const warranties = [
      { number: 1, endsOn: '2028-11-16', serial: 'R58M1234' },
      { number: 2, endsOn: null, serial: 'R58M1235' },
    ];
    const line = buildLine({ name: 'Phone', quantity: 2, unitPriceRwf: 100_000, warranties });
    const parts = [buildPart({ status: 'placed', itemsRwf: 200_000, lines: [line] }), gone];
    const paper = writeReceipt(
      buildOrder({
        parts,
        payments: [
          { amountRwf: 220_000, state: 'agreed' },
          { amountRwf: -20_000, state: 'agreed', refundFor: 'too_much' },
        ],
      }),
      letterhead,
    );
    expect(read(paper).slice(4)).toEqual([
      '2 × Phone | RWF 200,000 | RWF 100,000 each',
      '2 × Fan | ~RWF 50,000~ | Cancelled',
      'Items | RWF 200,000',
      'Delivery | Free',
      'Total | RWF 200,000',
      'Paid | RWF 200,000',
      'Refunded | RWF 20,000',
      'Warranty',
      'Phone',
      'Warranty until 16 Nov 2028',
      'Serial R58M1234',
      'CODE-1',
    ]);
    expect(paper.blocks.at(-1)?.content).toBe('https://shop.test/verify/CODE-1');
  });

  it.each<[string, Given, string, boolean]>([
    ['nothing is paid', {}, 'Bill 1042', true],
    ['some is paid', { payments: [{ amountRwf: 4000, state: 'agreed' }] }, 'Bill 1042', true],
    ['all is paid', { payments: [{ amountRwf: 10_000, state: 'agreed' }] }, 'Receipt 1042', false],
    ['it was cancelled unpaid', { parts: [gone] }, 'Order 1042', false],
  ])('is called one only where something was paid for: %s', (_title, given, title, isBill) => {
    const lines = read(writeReceipt(buildOrder(given), letterhead));
    expect(lines[0]).toBe(title);
    expect(lines.includes('Not paid in full yet: this is no receipt.')).toBe(isBill);
  });
});

describe('a packing list', () => {
  it('sums up by product along the shelves, then names what goes into each parcel', () => {
    const cable = buildLine({ name: 'Cable', category: 'Accessories', sku: 'C-1', quantity: 3 });
    const orders = [
      buildOrder({ parts: [buildPart({ lines: [buildLine({ quantity: 2 }), cable] })] }),
      buildOrder({ number: 1043, name: 'Eric', parts: [buildPart({ lines: [buildLine()] })] }),
      buildOrder({ number: 1044, parts: [gone] }),
    ];
    expect(read(writePackingList(orders, letterhead, new Date('2026-11-16T12:00:00Z')))).toEqual([
      'Packing list, 3 orders',
      `${firstIdentity.name} · 16 Nov 2026, 14:00`,
      'Accessories',
      '3 × Cable | C-1',
      'Kitchen',
      '3 × Kettle',
      'Order 1042 · Aline Uwase, Remera',
      'Collect RWF 10,000',
      '2 × Kettle',
      '3 × Cable | C-1',
      'Order 1043 · Eric, Remera',
      'Collect RWF 10,000',
      '1 × Kettle',
      'Cancelled, not to be packed: 1044',
    ]);
  });

  it('of nothing but cancelled orders says that there is nothing to do', () => {
    const lines = read(writePackingList([buildOrder({ parts: [gone] })], letterhead, new Date()));
    expect(lines).toContain('Nothing is to be packed.');
  });
});
