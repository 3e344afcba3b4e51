import { checkTypes } from './lib/checks.mjs';
import { runMain } from './lib/project.mjs';

runMain(async () => {
  const { code, output } = await checkTypes();
  process.stdout.write(output);
  process.exitCode = code;
});
