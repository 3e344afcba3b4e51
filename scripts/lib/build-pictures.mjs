import path from 'node:path';
import { capture } from './processes.mjs';
import { PlainError, cacheDir, picturesDir, root } from './project.mjs';

/** Draws the demo's pictures, in a process of its own: what draws them is TypeScript, so it is bundled first. */
export async function buildPictures() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input: path.join(picturesDir, 'src/command.ts'), platform: 'node' });
  const program = path.join(cacheDir, 'draw-pictures.mjs');
  await bundle.write({ file: program, format: 'esm' });
  await bundle.close();
  const folders = [path.join(root, 'demo/catalogue'), path.join(picturesDir, 'build')];
  const { code, output } = await capture(process.execPath, [program, ...folders]);
  if (code !== 0) throw new PlainError(`${output}\nThe demo's pictures could not be drawn; the reason is above.`);
}
