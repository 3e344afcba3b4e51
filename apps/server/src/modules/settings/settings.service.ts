import {
  type ContentPageName,
  contentPages,
  firstPaymentSettings,
  type PaymentSettings,
  type SaveContentPageBody,
  type ShopSettings,
} from '@urumuri/contract';
import { contentPage, messageWords, paymentSettings, shopSettings } from '@urumuri/contract/schemas';
import { firstIdentity, type Identity, listIdentityChanges } from '@urumuri/identity';
import { fillIn } from '@urumuri/identity/fill-in';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/client.ts';
import { noteEvent } from '../../db/outbox.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { firstPages } from './first-pages.ts';
import * as repository from './settings.repository.ts';

export type SettingsDeps = {
  database: Database;
  bus: EventBus;
  /** How long orders wait where the office has not said. */
  expiryHours: number;
  /** The pages of this server are made from something else now. */
  onChange(): void;
  onError(error: unknown): void;
};
export type SettingsService = Awaited<ReturnType<typeof createSettingsService>>;
type Editor = { id: string; ownerName: string; email: string };

const shopName = 'shop';
const paymentsName = 'payments';
const pageName = (page: ContentPageName) => `page:${page}`;
const names = [shopName, paymentsName, ...contentPages.map(pageName)];
/** What messages say, where the office has changed it. */
const textPrefix = 'text:';
const retryMs = 1000;
const historyLength = 30;
const pageText = contentPage.omit({ page: true }).optional();

/** What the office says about the shop, in the memory of every server. Stored is only what differs from the code. */
export async function createSettingsService({ database, bus, expiryHours, onChange, onError }: SettingsDeps) {
  const defaults: Identity = { ...firstIdentity, orders: { ...firstIdentity.orders, expiryHours } };
  let stored = new Map<string, repository.StoredDocument>();
  let current = defaults;
  let identityChanges = listIdentityChanges(current);
  let payments: PaymentSettings = firstPaymentSettings;
  let known: string | undefined;

  async function read(): Promise<void> {
    const documents = await repository.listDocuments(database.db, names, textPrefix);
    const versions = JSON.stringify(documents.map(({ name, version }) => [name, version]));
    // Who only looks drops no page of the others.
    if (versions === known) return;
    known = versions;
    stored = new Map(documents.map((document) => [document.name, document]));
    const said = shopSettings.safeParse(Object.assign({}, defaults, stored.get(shopName)?.value));
    // What an older version has stored must not keep the shop from opening.
    if (!said.success) onError(said.error);
    current = said.data ?? defaults;
    const ways = paymentSettings.safeParse(stored.get(paymentsName)?.value ?? firstPaymentSettings);
    if (!ways.success) onError(ways.error);
    payments = ways.data ?? firstPaymentSettings;
    identityChanges = listIdentityChanges(current);
    onChange();
  }

  /** One after another, so that an older reading never comes last. */
  let reading = Promise.resolve();
  const readAgain = () => (reading = reading.catch(() => undefined).then(read));

  function follow(): void {
    readAgain().catch((error: unknown) => {
      onError(error);
      setTimeout(follow, retryMs).unref();
    });
  }

  bus.subscribe('settings.changed', follow);
  bus.subscribe('events.missed', follow);
  await readAgain();

  const versionOf = (name: string) => stored.get(name)?.version ?? 0;
  const textOf = (page: ContentPageName) => pageText.parse(stored.get(pageName(page))?.value) ?? firstPages[page];

  async function save(name: string, version: number, value: object, first: object, editor: Editor): Promise<number> {
    await database.transaction(async (tx) => {
      const [last] = await repository.listDocuments(tx, [name]);
      if (!(await repository.writeDocument(tx, { name, value, version }))) {
        throw new AppError(
          'edit_conflict',
          'Someone else has changed this in the meantime. Open it in another tab, copy what you need, and reload this page.',
        );
      }
      const changedBy = editor.ownerName || editor.email;
      const change = { before: last?.value ?? first, after: value, changedBy, sellerId: editor.id };
      await repository.noteChange(tx, { name, version: version + 1, ...change });
      await noteEvent(tx, { type: 'settings.changed', payload: {} });
    });
    await readAgain();
    return version + 1;
  }

  return {
    readIdentity: () => current,
    payments: () => payments,
    /** What pages have to know beyond what they are built with. */
    listChanges: () => identityChanges,

    async getSettings() {
      await readAgain();
      const history = await repository.listChanges(database.db, [shopName, paymentsName], textPrefix, historyLength);
      return { settings: current, version: versionOf(shopName), history, defaults };
    },

    /** Whoever has seen an older version is told so and changes nothing. */
    saveSettings: (settings: ShopSettings, version: number, editor: Editor) =>
      save(shopName, version, listIdentityChanges(settings, defaults), {}, editor),

    /** Texts of messages; nothing is stored of those that are the shop's own. */
    texts: {
      find: (name: string) => messageWords.safeParse(stored.get(name)?.value).data,
      versionOf,
      refresh: readAgain,
      save: (name: string, version: number, value: object, editor: Editor) => save(name, version, value, {}, editor),
    },

    async getPayments() {
      await readAgain();
      return { settings: payments, version: versionOf(paymentsName) };
    },

    savePayments: (changed: PaymentSettings, version: number, editor: Editor) =>
      save(paymentsName, version, changed, firstPaymentSettings, editor),

    /** As visitors read it. */
    async getPage(page: ContentPageName) {
      const { title, description, text } = textOf(page);
      return { page, title, description: fillIn(description, current), text: fillIn(text, current) };
    },

    async listPages() {
      await readAgain();
      const changes = await repository.listLastChanges(database.db, contentPages.map(pageName));
      return contentPages.map((page) => ({
        page,
        ...textOf(page),
        version: versionOf(pageName(page)),
        lastChange: changes.find(({ name }) => name === pageName(page)),
      }));
    },

    savePage: (page: ContentPageName, { version, ...text }: SaveContentPageBody, editor: Editor) =>
      save(pageName(page), version, text, firstPages[page], editor),
  };
}
