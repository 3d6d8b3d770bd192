import { brotliCompressSync } from 'node:zlib';
import { workspaceSources } from '@michi/config/workspace-sources';
import { build } from 'vite';

/** Result of bundling a piece of code. */
export interface Bundle {
  /** Modules with code in the output; files of the workspace by their path from here. */
  readonly modules: readonly string[];
  /** Everything the output still imports. */
  readonly imports: readonly string[];
  /** Size of the initial chunk, minified and compressed, in bytes; later chunks are not counted. */
  readonly brotliBytes: number;
}

const root = new URL('..', import.meta.url).pathname;
const entry = '\0entry';

/** Bundles a piece of code as an application's build would, React and React Query left outside. */
export const bundle = async (code: string): Promise<Bundle> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: [/^react/, '@tanstack/react-query'],
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
    plugins: [
      workspaceSources(),
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? { id, moduleSideEffects: true } : null),
        load: (id) => {
          if (id === entry) return code;
          // The preload helper belongs to the application, which has it once for all chunks.
          return id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : null;
        },
      },
    ],
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('one output was expected');
  const chunks = built.output.filter((output) => output.type === 'chunk');
  return {
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id.replace(root, '')),
    ),
    imports: chunks.flatMap(({ imports }) => imports),
    brotliBytes: chunks
      .filter(({ isDynamicEntry }) => !isDynamicEntry)
      .reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0),
  };
};
