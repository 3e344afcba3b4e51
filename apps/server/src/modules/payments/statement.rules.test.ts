import { expect, it } from 'vitest';
import { findColumns, judge, readEntry } from './statement.rules.ts';

it.each([
  [['Id', 'Date', 'Status', 'Type', 'From name', 'Amount', 'Fee'], { reference: 0, amount: 5 }],
  [['Date', 'Financial Transaction Id', 'External id', 'Amount (RWF)', 'Balance'], { reference: 1, amount: 3 }],
  [['Transaction Date', 'TxId', 'Paid In', 'Withdrawn'], { reference: 1, amount: 2 }],
  [['Référence', 'Montant'], { reference: 0, amount: 1 }],
  [['Transaction date', 'Receipt', 'Transaction amount'], { reference: 1, amount: 2 }],
  [['Statement of', 'Urumuri'], undefined],
  [[], undefined],
])('in %j the columns are %j', (headers, columns) => expect(findColumns(headers)).toEqual(columns));

const columns = { reference: 0, amount: 1 };

it.each([
  [['73214484437', '12,500'], 12_500],
  [["'73214484437", 'RWF 12.500'], 12_500],
  [['73214484437', '12500.00 RWF'], 12_500],
  [['73214484437', '+12 500,00'], 12_500],
  [['73214484437', '-12500'], undefined],
  [['73214484437', '0'], undefined],
  [['Total', '12,500'], undefined],
  [['', ''], undefined],
  [[], undefined],
])('%j brings %j francs', (cells, amount) => expect(readEntry(cells, columns, 3)?.amountRwf).toBe(amount));

const entry = { line: 2, reference: 'A 1234', key: 'A1234', amountRwf: 500 };
const known = { orderId: 'o', orderNumber: 1001, amountRwf: 500, state: 'claimed' as const };

it.each([
  [undefined, 'unknown'],
  [known, 'agree'],
  [{ ...known, state: 'agreed' as const }, 'agreed'],
  [{ ...known, state: 'refused' as const }, 'refused'],
  [{ ...known, amountRwf: 400 }, 'differs'],
])('beside %j a row is: %s', (beside, verdict) => expect(judge(entry, beside).verdict).toBe(verdict));
