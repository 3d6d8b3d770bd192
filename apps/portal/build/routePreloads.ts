import type { Plugin, Rolldown } from 'vite';
import { z } from 'zod';
import { callSource } from './sources.ts';

/** The file that tells the server which files to preload. */
export const preloadsFile = 'preloads.json';

interface RoutePreloads {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

type BuiltFiles = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** The chunks and everything they import, directly or not. */
function withImports(
  files: BuiltFiles,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const needed = new Set(chunks);
  for (const { imports } of needed)
    for (const name of imports) {
      const file = files[name];
      if (file?.type === 'chunk') needed.add(file);
    }
  return needed;
}

/** For each route: the files that its page can preload instead of loading them after the first script has run. */
export function preloadsOf(
  files: BuiltFiles,
  modulesOf: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, RoutePreloads>> {
  const chunks = Object.values(files).filter((file) => file.type === 'chunk');
  const chunkOf = (module: string): Rolldown.OutputChunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (found === undefined) throw new Error(`The build has no ${module}`);
    return found;
  };
  const ofEveryPage = withImports(
    files,
    chunks.filter(({ isEntry }) => isEntry),
  );
  return Object.fromEntries(
    Object.entries(modulesOf).map(([path, modules]) => {
      const own = [...withImports(files, modules.map(chunkOf))].filter((chunk) => !ofEveryPage.has(chunk));
      const styles = new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [
        path,
        {
          scripts: own.map(({ fileName }) => `/${fileName}`),
          styles: [...styles].map((fileName) => `/${fileName}`),
        },
      ];
    }),
  );
}

const partsByPath = z.record(z.string(), z.array(z.unknown()));

export const routePreloads = (): Plugin => {
  let root = '';
  let routes: Readonly<Record<string, readonly string[]>> = {};
  return {
    name: 'michi:route-preloads',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    buildStart: async () => {
      routes = await callSource(root, '/src/app/routeModules.ts', (returned, filesOf) =>
        Object.fromEntries(
          Object.entries(partsByPath.parse(returned)).map(([path, parts]) => [path, parts.flatMap(filesOf)]),
        ),
      );
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: preloadsFile,
          source: JSON.stringify(preloadsOf(bundle, routes)),
        });
      },
    },
  };
};
