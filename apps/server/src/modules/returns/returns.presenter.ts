import type { CallOutput, OrderReturn, ReturnableLine as WireLine, SellerReturn } from '@urumuri/contract';
import { describeReturns } from '@urumuri/identity/fill-in';
import type { ReturnableLine, ReturnAtDesk, ReturnRow } from './returns.repository.ts';

export function presentReturnable(line: ReturnableLine): WireLine {
  return {
    _id: line.id,
    name: line.name,
    image: line.image,
    quantity: line.units,
    ...(line.until === undefined ? {} : { until: line.until.toISOString() }),
    terms: describeReturns(line.terms),
  };
}

function presentCommon(row: ReturnRow) {
  return {
    _id: row.id,
    shopName: row.shopName,
    status: row.status,
    reason: row.reason,
    text: row.text,
    pictures: row.pictures,
    answer: row.answer,
    ...(row.refundRwf === null ? {} : { refund: row.givenBackRwf }),
    takenOff: row.refundRwf === null ? row.takenOffRwf : row.refundRwf - row.givenBackRwf,
    createdAt: row.createdAt.toISOString(),
  };
}

export function presentReturn(row: ReturnRow, officeName: string): OrderReturn {
  const { openedBy } = row;
  return {
    ...presentCommon(row),
    ...(openedBy && { openedBy: openedBy.role === 'admin' ? officeName : row.shopName }),
    lines: row.lines.map(({ id, name, image, quantity }) => ({ _id: id, name, image, quantity })),
  };
}

export function presentAtDesk(row: ReturnAtDesk): SellerReturn {
  return {
    ...presentCommon(row),
    ...(row.openedBy && { openedBy: row.openedBy.name }),
    orderId: row.orderId,
    orderNumber: String(row.orderNumber),
    customerName: row.customerName,
    phone: row.phone,
    payment_status: row.paymentStatus,
    lines: row.lines.map(({ id, productId: _product, unitPriceRwf: price, units, ...line }) => ({
      _id: id,
      ...line,
      price,
      units: units.map(({ id: unitId, serial }) => ({ _id: unitId, serial: serial ?? '' })),
    })),
    goods: row.refund.goodsRwf,
    mostRefund: row.refund.mostRwf,
    givenBack: row.refundedRwf,
    methods: row.methods,
  };
}

export function presentSummary(row: ReturnRow): CallOutput<'getReturns'>['returns'][number] {
  return {
    _id: row.id,
    orderNumber: String(row.orderNumber),
    customerName: row.customerName,
    shopName: row.shopName,
    status: row.status,
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    items: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
