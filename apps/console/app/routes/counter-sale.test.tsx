import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSellerToken } from '../shell/seller-session.ts';
import { answerCalls, openPage, Refusal } from '../testing/open-page.tsx';
import { radio } from '../testing/radio.ts';
import * as counterSale from './counter-sale.tsx';

beforeEach(() => saveSellerToken('seller-token'));

function openTill(calls: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'GET /api/seller/me': { seller: { role: 'seller' }, unreadCount: 0 },
    'GET /api/seller/counter/products': () => ({ products: [radio] }),
    'POST /api/seller/counter/customer': {},
    'POST /api/seller/counter/sales': { message: 'Sold and paid.', orderId: 'o1' },
    ...calls,
  });
  const sales = () => asked.filter(({ call }) => call === 'POST /api/seller/counter/sales').map(({ body }) => body);
  return { sales, ...openPage('/counter-sale', { '/counter-sale': counterSale }) };
}

const isRead = (words: string) => (text: string) => text.replaceAll(/\s/g, ' ').includes(words);

it('sells by the keyboard alone: scanned, lowered for a reason, paid in cash, change and receipt', async () => {
  const { user, sales } = openTill();
  const field = await screen.findByLabelText('Scan, or type a name or SKU');
  expect(document.activeElement).toBe(field);
  await user.keyboard('rh-1{Enter}');
  await screen.findByText('Added Radio.');
  await user.keyboard('RH-1{Enter}');
  await screen.findByText(isRead('RWF 10,000 · RWF 20,000'));
  const price = await screen.findByLabelText('Price of Radio');
  await user.clear(price);
  await user.type(price, '9000');
  await user.type(screen.getByLabelText('Why is the price lower?'), 'Scratched');
  await user.type(screen.getByLabelText('Cash received (RWF)'), '20000{Enter}');
  await screen.findByText(isRead('Change to give back: RWF 2,000'));
  expect(sales()).toEqual([
    {
      lines: [{ productId: 'p1', quantity: 2, price: 9000 }],
      reason: 'Scratched',
      method: 'Cash',
      total: 18_000,
    },
  ]);
  const last = within(screen.getByRole('region', { name: isRead('Sold for RWF 18,000') }));
  expect(last.getByRole('link', { name: 'Receipt' })).toHaveProperty(
    'href',
    expect.stringMatching(/kind=receipt&order=o1$/),
  );
  // The next customer begins with nothing.
  screen.getByText(/No products yet/);
  expect(document.activeElement).toBe(screen.getByLabelText('Scan, or type a name or SKU'));
});

it('adds what is scanned by its barcode, and lets a person choose between shops that have the same', async () => {
  const other = { ...radio, _id: 'p2', name: 'Radio of another shop', sku: '' };
  let found = [radio];
  const { user } = openTill({ 'GET /api/seller/counter/products': () => ({ products: found }) });
  await screen.findByLabelText('Scan, or type a name or SKU');
  await user.keyboard('0036000291452{Enter}');
  await screen.findByText('Added Radio.');
  await screen.findByLabelText('Price of Radio');
  found = [radio, other];
  await user.keyboard('036000291452{Enter}');
  await screen.findByRole('button', { name: 'Add Radio of another shop' });
  expect(screen.queryByText('Added Radio.')).toBeNull();
  expect(screen.queryByLabelText('Price of Radio of another shop')).toBeNull();
  // A word that only begins like it is not what was scanned.
  found = [{ ...radio, barcode: '' }];
  await user.keyboard('036000291452{Enter}');
  await screen.findByRole('button', { name: 'Add Radio' });
});

it('says why it was refused, keeps the sale and shows the prices of now', async () => {
  let price = 10_000;
  const { user } = openTill({
    'GET /api/seller/counter/products': () => ({ products: [{ ...radio, price }] }),
    'POST /api/seller/counter/sales': () => {
      price = 11_000;
      return new Refusal(409, 'price_changed', 'The total is now RWF 11,000.');
    },
  });
  await user.type(await screen.findByLabelText('Scan, or type a name or SKU'), 'RH-1{Enter}');
  await screen.findByLabelText('Price of Radio');
  await user.click(screen.getByRole('button', { name: 'Sell' }));
  await screen.findByText('The total is now RWF 11,000.');
  await waitFor(() => expect(screen.getByLabelText('Price of Radio')).toHaveProperty('value', '11000'));
});

it('asks a customer who gives a number for a name, and takes the reference of mobile money', async () => {
  const { user, sales } = openTill();
  await user.type(await screen.findByLabelText('Scan, or type a name or SKU'), 'RH-1{Enter}');
  await screen.findByLabelText('Price of Radio');
  await user.selectOptions(screen.getByLabelText('Method'), 'Mobile money');
  await user.type(screen.getByLabelText(/^Reference/), 'MM1234');
  expect(screen.queryByLabelText('Customer’s name')).toBeNull();
  await user.type(screen.getByLabelText('Customer’s phone'), '0788123456{Enter}');
  await user.type(await screen.findByLabelText('Customer’s name'), 'Aline');
  await user.click(screen.getByRole('button', { name: 'Sell' }));
  await screen.findByRole('region', { name: isRead('Sold for') });
  expect(sales()).toMatchObject([{ phone: '0788123456', name: 'Aline', method: 'Mobile money', reference: 'MM1234' }]);
});

describe('a browser that reads codes by its camera', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });

  function giveCamera(getUserMedia: () => Promise<unknown>) {
    let codes: { rawValue: string }[] = [];
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = () => Promise.resolve(codes);
      },
    );
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    return (rawValue: string) => (codes = [{ rawValue }]);
  }
  const openCamera = () => screen.findByRole('button', { name: 'Scan with the camera' });

  it('adds what it sees, and switches the camera off then or when it is closed', async () => {
    const stop = vi.fn<() => void>();
    const show = giveCamera(() => Promise.resolve(Object.assign(new MediaStream(), { getTracks: () => [{ stop }] })));
    const { user } = openTill();
    await user.click(await openCamera());
    await user.click(screen.getByRole('button', { name: 'Close the camera' }));
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
    await user.click(await openCamera());
    show('0036000291452');
    await screen.findByText('Added Radio.');
    await screen.findByLabelText('Price of Radio');
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(2));
    await openCamera();
  });

  it('says what to do where the camera is refused', async () => {
    giveCamera(() => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')));
    const { user } = openTill();
    await user.click(await openCamera());
    await screen.findByText(/Allow it for this page/);
  });
});

it('offers no camera where the browser cannot read codes by it', async () => {
  openTill();
  await screen.findByLabelText('Scan, or type a name or SKU');
  expect(screen.queryByRole('button', { name: 'Scan with the camera' })).toBeNull();
});
