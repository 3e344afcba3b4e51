import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

const environment = { ...process.env };
// React and its router choose their fast builds by this when they are loaded, so it is set before they are.
process.env.NODE_ENV ||= 'production';
// By itself V8 lets garbage pile up to several times what is in use, as long as the machine has memory.
setFlagsFromString('--heap-growing-percent=40');
// What outlives a few young collections while the server warms up would be made old from the start ever after.
setFlagsFromString('--no-allocation-site-pretenuring');

const { runShop } = await import('./run-shop.ts');
await runShop(environment);
