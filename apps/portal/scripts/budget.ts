/**
 * Measures what a first visit downloads, in bytes as brotli sends them and in requests, and fails over budget. It follows
 * the import graph of the built portal (`dist/.vite/manifest.json`), so it needs no browser and no clock.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** What one page may cost at its first visit. */
interface Budget {
  readonly page: string;
  /** The modules its route loads, in addition to the entry. */
  readonly modules: readonly string[];
  /** The translation files it needs, by folder. */
  readonly words: readonly string[];
  /** Bytes of JavaScript. */
  readonly script: number;
  /** Bytes of stylesheets; without a limit where there is none. */
  readonly style?: number;
  /** How many files, the page itself included; without a limit where there is none. */
  readonly requests?: number;
}

const kilobyte = 1000;

const budgets: readonly Budget[] = [
  {
    page: 'Login, first load',
    modules: ['src/features/auth/LoginScreen.tsx'],
    words: ['src/shared', 'src/features/auth'],
    script: 125 * kilobyte,
    style: 4 * kilobyte,
    requests: 10,
  },
  {
    page: 'Job list, opened cold',
    modules: ['src/app/layouts/StudentArea.tsx', 'src/features/jobs/JobsScreen.tsx'],
    words: ['src/shared', 'src/shared/i18n/labels', 'src/app', 'src/features/jobs'],
    script: 150 * kilobyte,
  },
];

const dist = new URL('../dist/', import.meta.url);
const entry = 'index.html';

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' && value !== null && 'file' in value && typeof value.file === 'string';

const readManifest = (): ReadonlyMap<string, Chunk> => {
  const path = new URL('.vite/manifest.json', dist);
  if (!existsSync(path)) throw new Error(`${fileURLToPath(path)} is missing: build the portal first`);
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const entries = typeof manifest === 'object' && manifest !== null ? Object.entries(manifest) : [];
  return new Map(entries.filter((named): named is [string, Chunk] => isChunk(named[1])));
};

/** The files a list of modules needs at once: their own, their imports' and the stylesheets of both. */
const filesOf = (manifest: ReadonlyMap<string, Chunk>, modules: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const chunk = manifest.get(name);
    if (chunk === undefined) throw new Error(`The build has no ${name}; name the modules of the page anew`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return [...files];
};

const sizeOf = (file: string): number => brotliCompressSync(readFileSync(new URL(file, dist))).length;
const total = (files: readonly string[], ending: string): number =>
  files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0);

const manifest = readManifest();
/** Scripts of the page that are no modules, such as the one that chooses the theme. */
const pageScripts = [...readFileSync(new URL(entry, dist), 'utf8').matchAll(/<script src="\/([^"]+)"/g)].map(
  ([, file]) => file ?? '',
);
const wordsOf = (folder: string): string => {
  const english = manifest.get(`${folder}/locales/en.json`);
  if (english === undefined) throw new Error(`The build has no translations in ${folder}`);
  return english.file;
};

interface Line {
  readonly page: string;
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly isOver: boolean;
}

const kilobytes = (bytes: number): string => `${(bytes / kilobyte).toFixed(1)} kB`;

const lines = budgets.flatMap(({ page, modules, words, script, style, requests }): readonly Line[] => {
  const files = [...filesOf(manifest, [entry, ...modules]), ...pageScripts, ...words.map(wordsOf)];
  const scripts = total(files, '.js');
  const styles = total(files, '.css');
  // The page itself; its icon is in it.
  const count = files.length + 1;
  const line = (
    what: string,
    measured: number,
    limit: number | undefined,
    write: (value: number) => string,
  ): Line => ({
    page,
    what,
    measured: write(measured),
    budget: limit === undefined ? '-' : `at most ${write(limit)}`,
    isOver: limit !== undefined && measured > limit,
  });
  return [
    line('JavaScript, brotli', scripts, script, kilobytes),
    line('CSS, brotli', styles, style, kilobytes),
    line('Requests', count, requests, String),
  ];
});

const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - text.length));
for (const { page, what, measured, budget, isOver } of lines) {
  console.log(
    `${pad(page, 24)}${pad(what, 22)}${pad(measured, 12)}${pad(budget, 20)}${isOver ? 'OVER' : 'ok'}`,
  );
}

if (process.argv.includes('--files')) {
  for (const { page, modules } of budgets) {
    console.log(`\n${page}`);
    for (const file of filesOf(manifest, [entry, ...modules]))
      console.log(`  ${pad(kilobytes(sizeOf(file)), 12)}${file}`);
  }
  console.log(
    `\n${readdirSync(new URL('assets/', dist)).filter((file) => /\.(js|css)$/.test(file)).length} files in all`,
  );
}

if (lines.some(({ isOver }) => isOver)) {
  console.error('\nOver budget. `npm run budget -w @michi/portal -- --files` names every file.');
  process.exitCode = 1;
}
