export { createAnnouncer } from './announcer.ts';
export { connectionLimits, createConnectionCounts, type HeldConnections } from './connection-limits.ts';
export type { Workers } from './forward.ts';
export { type Identify, identifyByFirst, type Identity } from './identity.ts';
export { openLiveServer } from './live-server.ts';
export { createPresence } from './presence.ts';
export { answerReviewChecks } from './review-check.ts';
export { answerStockChecks } from './stock-check.ts';
