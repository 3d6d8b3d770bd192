import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { combineParameters } from 'storybook/preview-api';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';
import { isRecord } from '../parseJson.ts';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Modules that a story file needs to declare the paths of its stories; everything it renders is omitted. */
const needed = /\/(paths|adminAddress|sections)\.ts$/;

/** What of that a story file calls before any story is drawn. */
const called = ['readJobAddress', 'readText', 'fromJsonResume', 'words', 'press', 'openDialog'];

const storyFilesAlone: Plugin = {
  name: 'michi:story-files-alone',
  enforce: 'pre',
  resolveId(imported, importer) {
    if (importer === undefined || !importer.endsWith('.stories.tsx') || needed.test(imported)) return null;
    return imported.startsWith('react') ? null : '\0nothing';
  },
  load: (id) =>
    id === '\0nothing'
      ? `export default {}; ${called.map((name) => `export const ${name} = () => ({});`).join(' ')}`
      : null,
};

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** A story as its file says it. */
export interface StorySource {
  /** Path of its file below the portal's sources. */
  readonly file: string;
  readonly name: string;
  /** Its own, over those of all stories of the file. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Reads the stories of the portal whose file has such a name, without what they draw. */
export async function readStories(files: RegExp): Promise<readonly StorySource[]> {
  const server = await createServer({
    root: source,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [storyFilesAlone],
  });
  const runner = createServerModuleRunner(server.environments.ssr);
  const found: StorySource[] = [];
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) =>
    files.test(path),
  )) {
    const { default: meta, ...stories }: Record<string, unknown> = await runner.import(join(source, file));
    for (const [name, story] of Object.entries(stories)) {
      const both = (what: string) => [recordOf(field(meta, what)), recordOf(field(story, what))];
      found.push({
        file,
        name,
        parameters: combineParameters(...both('parameters')),
        globals: Object.assign({}, ...both('globals')),
      });
    }
  }
  await runner.close();
  await server.close();
  return found;
}
