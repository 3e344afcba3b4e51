import { prepare } from './lib/prepare.mjs';
import { runMain } from './lib/project.mjs';

runMain(() => prepare({ parts: ['pictures'] }));
