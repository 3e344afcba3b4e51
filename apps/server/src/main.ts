import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

// By itself V8 lets garbage pile up to several times what is in use, as long as the machine has memory.
setFlagsFromString('--heap-growing-percent=40');
// What outlives a few young collections while the server warms up would be made old from the start ever after.
setFlagsFromString('--no-allocation-site-pretenuring');

const { runShop } = await import('./run-shop.ts');
await runShop(process.env);
