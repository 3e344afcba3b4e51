import type { HistoryKind } from '@urumuri/contract';
import { formatRwf } from '@urumuri/money';
import { useAction } from '@urumuri/ui/forms/use-action.ts';
import { formatKigaliMoment } from '@urumuri/ui/format/kigali-time.ts';
import { ChangeList } from './change-list.tsx';
import { nameStaff } from './name-staff.ts';

const labels: Record<string, string> = {
  price_rwf: 'Price',
  discount_percent: 'Discount (%)',
  sale_price_rwf: 'Sale price',
  stock: 'Units in stock',
  name: 'Name',
  model: 'Model',
  sku: 'SKU',
  barcode: 'Barcode',
  category_id: 'Category',
  brand_id: 'Brand',
  seller_id: 'Shop',
  short_description: 'Short description',
  description: 'Description',
  specifications: 'Specifications',
  images: 'Pictures',
  warranty_months: 'Warranty (months)',
  box_contents: 'In the box',
  family: 'Family',
  options: 'Options',
  published_at: 'On sale since',
  deleted_at: 'Deleted',
  is_held_back: 'Taken off sale by the office',
  check_state: 'Review by the office',
  check_note: 'Changes requested',
  items_rwf: 'Items',
  voucher_rwf: 'Discount',
  shipping_fee_rwf: 'Delivery fee',
  total_rwf: 'Total',
  shipping_name: 'Name',
  shipping_address: 'Address',
  shipping_phone: 'Phone',
  shipping_post: 'Post code',
  shipping_province: 'Province',
  shipping_city: 'District',
  shipping_area: 'Sector',
  code: 'Code',
  is_automatic: 'Applies automatically',
  first_order_only: 'First order only',
  percent_off: 'Percent off',
  amount_off_rwf: 'RWF off',
  minimum_rwf: 'Minimum order',
  uses_allowed: 'Uses',
  uses_per_customer: 'Uses for each customer',
  starts_at: 'Begins',
  ends_at: 'Ends',
  active: 'Switched on',
  slug: 'Page address',
  image: 'Picture',
  position: 'Place',
  parent_id: 'Parent category',
  vat_percent: 'VAT in prices (%)',
  tin: 'TIN',
  without_vat: 'Not registered for VAT',
  status: 'Status',
  role: 'Rights',
  shop_name: 'Name of the shop',
  owner_name: 'Name',
  staff_role: 'Role',
};

const nobody: Partial<Record<HistoryKind, string>> = { order: 'The customer, or the shop by itself' };
const places = { admin: 'the office', seller: 'the shop' } as const;
const said = { created: 'Added', changed: undefined, deleted: 'Deleted' };

function describe(name: string, value: string): string {
  if (value === '') return value;
  if (name.endsWith('_rwf')) return formatRwf(Number(value));
  if (name.endsWith('_at')) return formatKigaliMoment(value);
  return value === 'true' ? 'yes' : value === 'false' ? 'no' : value;
}

/** Who changed something, from what to what; asked for when it is opened. */
export function History({ kind, subjectId }: { kind: HistoryKind; subjectId: string }) {
  const { answer, failure, send } = useAction<'getHistory'>({ reads: true });
  const changes = answer?.entries.map(({ _id, at, by, role, action, fields }) => ({
    key: _id,
    at,
    by: by === '' ? (nobody[kind] ?? 'The system') : role ? nameStaff(by, places[role]) : by,
    said: said[action],
    fields: fields.map(({ name, from, to }) => ({
      label: labels[name] ?? name,
      from: describe(name, from),
      to: describe(name, to),
    })),
  }));
  return (
    <details
      className="rounded-card border border-line bg-white"
      onToggle={(event) => {
        if (event.currentTarget.open) void send({ intent: 'getHistory', input: { params: { kind, subjectId } } });
      }}
    >
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">Who changed what</summary>
      <div className="border-t border-line p-4">
        {failure && <p role="alert">{failure}</p>}
        {!changes && !failure && <p className="text-slate">Loading…</p>}
        {changes && <ChangeList changes={changes} />}
      </div>
    </details>
  );
}
