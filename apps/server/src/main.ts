import process from 'node:process';

const environment = { ...process.env };
// React and its router choose their fast builds by this when they are loaded, so it is set before they are.
process.env.NODE_ENV ||= 'production';

const { runShop } = await import('./run-shop.ts');
await runShop(environment);
