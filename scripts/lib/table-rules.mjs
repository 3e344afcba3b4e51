import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import { root } from './project.mjs';

/**
 * Which module owns which tables. Only its repositories write them; other modules ask it through its `index.ts`, in
 * their own transaction. Reading across tables by a join is allowed, where a second query would cost.
 * @type {Record<string, readonly string[]>}
 */
export const owners = {
  accounts: ['customers', 'customer_sessions', 'message_codes'],
  cart: ['cart_lines'],
  catalogue: [
    'categories',
    'brands',
    'brand_aliases',
    'products',
    'product_slugs',
    'stock_movements',
    'family_siblings',
    'banners',
    'category_specifications',
    'product_specifications',
    'product_titles',
    'product_texts',
    'search_kinds',
    'search_words',
  ],
  chat: ['chat_threads', 'chat_messages'],
  imports: ['catalogue_imports', 'catalogue_import_rows', 'catalogue_import_pictures', 'remote_pictures'],
  invoices: ['invoices', 'invoice_counters', 'invoice_recipients'],
  messages: ['notices', 'messages', 'push_subscriptions'],
  orders: [
    'orders',
    'order_parts',
    'order_lines',
    'order_events',
    'order_changes',
    'order_texts',
    'order_views',
    'reservations',
  ],
  payments: ['payments', 'cash_hand_ins'],
  payouts: ['commissions', 'earned_lines', 'payout_entries', 'payout_closings', 'payouts', 'payout_accounts'],
  promotions: ['vouchers', 'cart_vouchers', 'voucher_uses'],
  reports: ['audit'],
  returns: ['returns', 'return_lines'],
  reviews: ['reviews', 'review_reports'],
  search: ['search_log', 'search_synonyms', 'search_turns'],
  sellers: ['sellers', 'seller_sessions', 'seller_second_steps'],
  settings: ['settings', 'settings_changes'],
  warranties: ['warranties', 'warranty_claims', 'warranty_answers'],
  wishlist: ['wishlist_items'],
};

/** @typedef {any} Node a node of the syntax tree: each kind has its own fields, and is told apart by its `type` */

/** Written by `db/` for every module: an event or a notice is noted in the transaction of what caused it. */
const ofNobody = ['outbox'];

const modules = 'apps/server/src/modules/';
const unnamed = '(a table that is named only when it runs)';

/**
 * Tables of the schema by the names they have in code.
 * @param {string} schema
 * @returns {Map<string, string>}
 */
export function readTables(schema) {
  const found = schema.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g);
  return new Map([...found].map(([, name = '', table = '']) => [name, table]));
}

/**
 * The tables that a file writes, by the calls of the query builder and by SQL.
 * @param {string} file
 * @param {string} source
 * @param {Map<string, string>} schema
 * @returns {string[]}
 */
export function readWrites(file, source, schema) {
  const { program } = parseSync(file, source);
  const tables = new Map(schema);
  visit(program, ({ type, imported, local }) => {
    const table = type === 'ImportSpecifier' && schema.get(imported.name);
    if (table) tables.set(local.name, table);
  });
  const known = new Set(tables.values());
  /** @type {Set<string>} */
  const written = new Set();
  visit(program, (node) => {
    if (node.type === 'CallExpression' && isBuilderCall(node.callee)) {
      const table = tables.get(node.arguments[0]?.name);
      if (table ?? isOnDatabase(node.callee)) written.add(table ?? unnamed);
    }
    for (const table of listWritten(readText(node, tables))) {
      if (known.has(table) || table === unnamed) written.add(table);
    }
  });
  return [...written];
}

/** @param {any} callee */
const isBuilderCall = (callee) =>
  callee.type === 'MemberExpression' && ['insert', 'update', 'delete'].includes(callee.property.name);

/** @param {any} callee */
const isOnDatabase = (callee) => ['tx', 'db', 'executor'].includes(callee.object.name);

/**
 * What a text says, with the tables that are put into it by their names.
 * @param {Node} node
 * @param {Map<string, string>} tables
 * @returns {string}
 */
function readText(node, tables) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return '';
  return node.quasis
    .map((/** @type {Node} */ quasi, /** @type {number} */ at) => {
      const put = node.expressions[at];
      return quasi.value.cooked + (put ? (tables.get(put.name) ?? '$') : '');
    })
    .join('');
}

/** @param {string} text */
function listWritten(text) {
  const found = text.matchAll(
    /\b(?:(INSERT INTO|DELETE FROM|MERGE INTO|TRUNCATE|COPY)|(?<!(?:FOR|KEY|DO) )UPDATE)\s+(\w+|\$)/gi,
  );
  return [...found].map(([, , table = '']) => (table === '$' ? unnamed : table.toLowerCase()));
}

/**
 * @param {Node} node
 * @param {(node: Node) => void} see
 */
function visit(node, see) {
  if (Array.isArray(node)) for (const one of node) visit(one, see);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') see(node);
    for (const value of Object.values(node)) visit(value, see);
  }
}

/**
 * @param {string} file
 * @param {readonly string[]} written
 * @returns {string[]}
 */
export function listForeignWrites(file, written) {
  const [, module = ''] = new RegExp(`^${modules}([^/]+)/`).exec(file) ?? [];
  return written
    .filter((table) => !owners[module]?.includes(table) && !ofNobody.includes(table))
    .map((table) => {
      const owner = Object.keys(owners).find((name) => owners[name]?.includes(table));
      const instead = owner ? `Ask modules/${owner} through its index.ts.` : 'Name the table in the statement.';
      return `${file} writes ${table}. Only a module's own repository writes its tables. ${instead}`;
    });
}

/** @param {Map<string, string>} tables */
export function listTablesOfNobody(tables) {
  const owned = new Set([...Object.values(owners).flat(), ...ofNobody]);
  const real = new Set(tables.values());
  return [
    ...[...real].filter((table) => !owned.has(table)).map((table) => `No module owns the table ${table}.`),
    ...[...owned].filter((table) => !real.has(table)).map((table) => `There is no table ${table} to be owned.`),
  ].map((fault) => `${fault} The list is in scripts/lib/table-rules.mjs.`);
}

/** @param {string} folder */
const listFiles = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => folder + name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');

export async function checkTables() {
  const tables = readTables(listFiles('apps/server/src/db/schema/').map(read).join('\n'));
  const faults = [
    ...listTablesOfNobody(tables),
    ...listFiles(modules).flatMap((file) => listForeignWrites(file, readWrites(file, read(file), tables))),
  ];
  return { code: faults.length > 0 ? 1 : 0, output: faults.map((fault) => `${fault}\n`).join('') };
}
