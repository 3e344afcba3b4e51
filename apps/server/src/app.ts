import { createAccountsModule, createSignIn, type Guesses } from './modules/accounts/index.ts';
import { createCartModule, moveCartToCustomer } from './modules/cart/index.ts';
import { addToRating, type CatalogueCaches, createCatalogueModule } from './modules/catalogue/index.ts';
import { createChatModule, moveChatToCustomer } from './modules/chat/index.ts';
import { createDocumentsModule } from './modules/documents/index.ts';
import { createImportsModule } from './modules/imports/index.ts';
import { createInvoicesModule } from './modules/invoices/index.ts';
import { createMessagesModule, moveMessagesToCustomer } from './modules/messages/index.ts';
import { createOrdersModule, moveOrdersToCustomer } from './modules/orders/index.ts';
import { createPaymentsModule, insertPayment } from './modules/payments/index.ts';
import { createPayoutsModule } from './modules/payouts/index.ts';
import { createPromotionsModule, moveVouchersToCustomer } from './modules/promotions/index.ts';
import { createReportsModule } from './modules/reports/index.ts';
import { createReturnsModule } from './modules/returns/index.ts';
import { createReviewsModule } from './modules/reviews/index.ts';
import { createSearchModule } from './modules/search/index.ts';
import { createSellerAccounts, createSellersModule } from './modules/sellers/index.ts';
import { createSettingsModule } from './modules/settings/index.ts';
import { createWarrantiesModule, openWarranties } from './modules/warranties/index.ts';
import { createWishlistModule, moveWishesToCustomer } from './modules/wishlist/index.ts';
import type { Foundation, Platform, ShopModule } from './module.ts';

export type AppOptions = {
  caches: CatalogueCaches;
  /** Shared by the workers of a machine. */
  guesses: Guesses | undefined;
  /** Whether other nodes are reached. */
  isLinked(): boolean;
  /** The office has changed what pages are made from. */
  onSettingsChange(): void;
};

/** What modules keep of a customer goes to another by these, when the two turn out to be one. */
const moveSteps = [
  moveOrdersToCustomer,
  moveVouchersToCustomer,
  moveCartToCustomer,
  moveWishesToCustomer,
  moveChatToCustomer,
  moveMessagesToCustomer,
];

/** The shop as a list of its subjects, each after those it asks. */
export async function openApp(foundation: Foundation, { caches, guesses, isLinked, onSettingsChange }: AppOptions) {
  const modules: ShopModule[] = [];
  const add = <Module extends ShopModule>(module: Module): Module => {
    modules.push(module);
    return module;
  };
  const { settings, readShopSettings } = add(await createSettingsModule(foundation, onSettingsChange));
  const platform: Platform = { ...foundation, readIdentity: settings.readIdentity };
  const signIn = createSignIn(platform, guesses);
  const { secrets } = signIn;
  const sellerAccounts = createSellerAccounts(platform, signIn);

  const { reviews, moveReviewsToCustomer } = add(createReviewsModule(platform, { addToRating }));
  const moveToCustomer = [...moveSteps, moveReviewsToCustomer];
  const { sessions, recovery } = add(
    createAccountsModule(platform, { signIn, sellers: sellerAccounts.sellers, moveToCustomer }),
  );
  const { messages, wake } = add(await createMessagesModule(platform, { texts: settings.texts, secrets, recovery }));
  const { chat } = add(createChatModule(platform));
  add(createSellersModule(platform, { ...sellerAccounts, chat, recovery }));
  const { catalogue, reads } = add(createCatalogueModule(platform, caches));
  const { vouchers } = add(createPromotionsModule(platform));
  const { cart } = add(createCartModule(platform, { vouchers }));
  add(createWishlistModule(platform));
  const { orders, orderChanges } = add(
    createOrdersModule(platform, { cart, vouchers, settings, secrets, insertPayment, openWarranties }),
  );
  const { payments } = add(createPaymentsModule(platform, { settings }));
  add(createPayoutsModule(platform));
  const { returns } = add(createReturnsModule(platform, { settings }));
  const { codes, warranties } = add(createWarrantiesModule(platform));
  add(createInvoicesModule(platform));
  add(createDocumentsModule(platform, { codes }));
  add(createImportsModule(platform));
  const { searchLog } = add(createSearchModule(platform, { catalogue }));
  const { status } = add(await createReportsModule(platform, { channels: messages.usable, isLinked }));

  return {
    modules,
    wakeMessages: wake,
    settings,
    readShopSettings,
    sessions,
    sellerSessions: sellerAccounts.sellerSessions,
    chat,
    catalogue,
    reads,
    reviews,
    orders,
    orderChanges,
    payments,
    returns,
    warranties,
    searchLog,
    status,
  };
}
