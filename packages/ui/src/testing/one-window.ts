import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * One window for all files of a worker. React keeps the timers of the first window it sees: with a window per file
 * every file would need a worker of its own, which takes longer to start than most files take to run.
 */
const oneWindow: Environment = {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!('document' in global)) await builtinEnvironments['happy-dom'].setup(global, options);
    return {
      teardown() {
        document.head.replaceChildren();
        document.body.replaceChildren();
        for (const { name } of [...document.body.attributes, ...document.documentElement.attributes]) {
          document.body.removeAttribute(name);
          document.documentElement.removeAttribute(name);
        }
        document.title = '';
        history.replaceState(null, '', '/');
      },
    };
  },
};

export default oneWindow;
