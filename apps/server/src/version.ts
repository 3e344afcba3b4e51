import { readFile } from 'node:fs/promises';
import { paths } from './paths.ts';

export async function readVersion(): Promise<string> {
  return (JSON.parse(await readFile(paths.manifest, 'utf8')) as { version: string }).version;
}
