import type { TestShop } from '../build-test-shop.ts';
import { readOwnedRows } from '../authorisation/owned-rows.ts';

const counters = new Set(['number', 'sequence']);
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const moment = /\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)/g;

/** Everything stored for a customer, but for what differs between any two: ids, moments, names, secrets. */
export async function describeStored(
  shop: Pick<TestShop, 'database'>,
  { id, name, email }: { id: string; name: string; email: string },
  shared: ReadonlySet<string>,
): Promise<unknown> {
  const text = JSON.stringify(await readOwnedRows(shop, id), (key, value: unknown) => {
    if (counters.has(key)) return '<counter>';
    if (key === 'password_hash' && typeof value === 'string') return '<hash>';
    return key === 'id' && typeof value === 'number' ? '<counter>' : value;
  });
  return JSON.parse(
    text
      .replaceAll(name, '<name>')
      .replaceAll(email, '<email>')
      .replaceAll(uuid, (found) => (shared.has(found) ? found : '<id>'))
      .replaceAll(moment, '<moment>'),
  );
}
