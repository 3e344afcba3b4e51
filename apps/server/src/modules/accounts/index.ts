export { registerAccountsRoutes, type ShopSettings } from './accounts.routes.ts';
export { type AccountsService, createAccountsService } from './accounts.service.ts';
export { createAttempts } from './attempts.ts';
export { createCustomerTokens, type CustomerTokens, TokenRefusal } from './customer-tokens.ts';
export { identifyCustomer } from './identify-customer.ts';
export { createOidcProvider } from './oidc/oidc.provider.ts';
export { registerOidcRoutes } from './oidc/oidc.routes.ts';
export { createOidcService, type OidcService } from './oidc/oidc.service.ts';
export { createSessionsService, type SessionsService } from './sessions.service.ts';
