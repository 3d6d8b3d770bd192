import { workspaceSources } from '@michi/config/workspace-sources';
import { build, type Rolldown } from 'vite';

/** Bundles a module and its imports as one classic script. `define` replaces names in it by JSON values. */
export const classicScript = async (
  entry: string,
  define: Readonly<Record<string, string>> = {},
): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [workspaceSources()],
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
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
  if (script === undefined || chunks.length > 1) throw new Error(`${entry} is not one script`);
  return script.code.trim();
};
