import type {
  CategorySpecification,
  SellerProduct,
  SellerProductSummary,
  StaffRole,
  StockMovements,
} from '@urumuri/contract';
import { mayCall } from '@urumuri/contract/seller';
import type { Specification } from '../specifications.rules.ts';
import type { OwnProductRow } from './products.repository.ts';
import type { listMovements } from './stock-movements.repository.ts';

/** The others are addresses that are still to be fetched. */
const isKept = (image: string) => image.startsWith('/');

const presentCheck = ({ checkState: state, isHeldBack, checkNote: note, checkAt }: OwnProductRow) =>
  state && checkAt ? { state, isHeldBack, note, since: checkAt.toISOString() } : undefined;

export const presentOwnSummary = (row: OwnProductRow): SellerProductSummary => ({
  ...row,
  sku: row.sku ?? '',
  barcode: row.barcode ?? '',
  isPublished: row.publishedAt !== null,
  isDeleted: row.deletedAt !== null,
  check: presentCheck(row),
  salePrice: row.salePriceRwf ?? undefined,
  family: row.family ?? '',
  options: row.options.map(([label, value]) => ({ label, value })),
  updatedAt: row.updatedAt.toISOString(),
});

export const presentOwnProduct = (row: OwnProductRow): SellerProduct => ({
  ...row,
  ...presentOwnSummary(row),
  specifications: row.specifications.map(([label, value]) => ({ label, value })),
  images: row.images.filter(isKept),
  waitingPictures: row.images.filter((image) => !isKept(image)).length,
  warrantyMonths: row.warrantyMonths ?? undefined,
});

type Movements = { costRwf: number | null; movements: Awaited<ReturnType<typeof listMovements>> };

/** What goods were bought for is for those who record it. */
export const presentMovements = ({ costRwf, movements }: Movements, role: StaffRole): StockMovements => ({
  cost: mayCall(role, 'recordStock') ? (costRwf ?? undefined) : undefined,
  movements: movements.map(({ id, orderId, orderNumber, createdAt, ...movement }) => ({
    _id: String(id),
    ...movement,
    order: orderId && orderNumber ? { _id: orderId, orderNumber: String(orderNumber) } : undefined,
    at: createdAt.toISOString(),
  })),
});

export const presentSpecification = ({ id, ...specification }: Specification): CategorySpecification => ({
  ...specification,
  _id: id,
  choices: [...specification.choices],
  lowest: specification.lowest ?? undefined,
  highest: specification.highest ?? undefined,
});
