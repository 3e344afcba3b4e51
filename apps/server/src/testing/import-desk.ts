import { setTimeout as sleep } from 'node:timers/promises';
import { asc, eq } from 'drizzle-orm';
import { products } from '../db/schema/index.ts';
import type { TestShop } from './build-test-shop.ts';
import { createTestSellerClient } from './seller-client.ts';
import { signInSeller } from './sign-in-seller.ts';

export const file = (content: string | Buffer) =>
  new Blob([typeof content === 'string' ? content : new Uint8Array(content)], { type: 'application/octet-stream' });

/** A new seller who brings files, and waits for what goes on behind each answer. */
export async function openImportDesk(shop: TestShop) {
  const { seller, token } = await signInSeller(shop);
  const api = createTestSellerClient(shop, token);

  async function settle(importId: string) {
    for (;;) {
      const answer = await api.getImport({ params: { importId } });
      if (answer.import.failure !== '') throw new Error(answer.import.failure);
      if (!answer.import.state.endsWith('ing')) return answer;
      await sleep(20);
    }
  }

  async function check(content: string | Buffer, body: { takesProposals?: boolean } = {}) {
    const staged = await api.startImport({ query: { fileName: 'goods.csv' }, body: file(content) });
    await api.checkImport({ params: { importId: staged.import._id }, body });
    return (await settle(staged.import._id)).import;
  }

  async function apply(importId: string, onlyGood = false) {
    await api.applyImport({ params: { importId }, body: { onlyGood } });
    return (await settle(importId)).import;
  }

  async function undo(importId: string) {
    await api.undoImport({ params: { importId } });
    return (await settle(importId)).import;
  }

  async function listRows(importId: string, verdict: 'new' | 'changed' | 'same' | 'refused') {
    const rows = [];
    for (let pageNumber = 1; ; pageNumber += 1) {
      const page = await api.getImport({ params: { importId }, query: { verdict, pageNumber: String(pageNumber) } });
      if (page.rows.length === 0) return rows;
      rows.push(...page.rows);
    }
  }

  async function exportAll() {
    let piece = await api.exportProducts();
    let { text } = piece;
    while (piece.next !== undefined) {
      piece = await api.exportProducts({ query: { after: piece.next } });
      text += piece.text;
    }
    return text;
  }

  const listProducts = () =>
    shop.database.db.select().from(products).where(eq(products.sellerId, seller.id)).orderBy(asc(products.id));

  return { id: seller.id, api, settle, check, apply, undo, listRows, exportAll, listProducts };
}
