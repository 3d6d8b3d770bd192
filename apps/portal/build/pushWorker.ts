import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { workerPath } from '../src/shared/push/workerMessages.ts';

const entry = fileURLToPath(new URL('../src/worker/pushWorker.ts', import.meta.url));

/** The push worker as one classic script, which every browser with push messages runs. */
export const pushWorkerScript = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = outputs
    .flatMap(({ output }) => output)
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
  const [script] = chunks;
  if (script === undefined || chunks.length > 1) throw new Error('The push worker is not one script');
  return script.code;
};

/**
 * Puts the push worker at the root of the portal, under a name of its own that never changes. It is built apart: it shares
 * no file with the pages, as those are replaced at every release and a worker outlives them.
 */
export const pushWorker = (): Plugin => ({
  name: 'michi:push-worker',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source: await pushWorkerScript() });
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(workerPath, (_request, response, next) => {
      pushWorkerScript().then((script) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(script);
      }, next);
    });
  },
});
