import path from 'node:path';
import { expect, it } from 'vitest';
import { capture } from './lib/processes.mjs';

const pretend = (version: string) =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;

it.each(['18.20.4', '20.18.3'])('turns Node %s away in words, before anything else', async (version) => {
  for (const file of ['start.mjs', 'test.mjs']) {
    const args = ['--import', pretend(version), path.join(import.meta.dirname, file)];
    const { code, output } = await capture(process.execPath, args);
    expect({ code, output }).toEqual({
      code: 1,
      output: `Urumuri needs Node 20.19 or later, and this is Node ${version}. See https://nodejs.org\n`,
    });
  }
});
