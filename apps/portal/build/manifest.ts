import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const names = z.array(z.string()).default([]);
const schema = z.record(z.string(), z.object({ file: z.string(), imports: names, css: names }));

/** Vite's manifest of a build, by source file. */
export type Manifest = z.infer<typeof schema>;

export const readManifest = (folder: string): Manifest =>
  schema.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));

/** Addresses of the files of sources and of everything that they import, directly or not. */
export const withImports = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const needed = new Set(sources);
  const files = new Set<string>();
  for (const source of needed) {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no ${source}`);
    for (const imported of chunk.imports) needed.add(imported);
    for (const file of [chunk.file, ...chunk.css]) files.add(`/${file}`);
  }
  return files;
};

/** Addresses of the scripts and styles that sources need besides those of every page. */
export const filesOf = (manifest: Manifest, sources: readonly string[]) => {
  const ofEveryPage = withImports(manifest, ['index.html']);
  const own = [...withImports(manifest, sources)].filter((file) => !ofEveryPage.has(file));
  const ofType = (end: string) => own.filter((file) => file.endsWith(end));
  return { scripts: ofType('.js'), styles: ofType('.css') };
};

/** Addresses of the translations of namespaces, by language tag. */
export const translationsOf = (manifest: Manifest, namespaces: readonly string[]) => {
  const filesIn = (language: string) =>
    namespaces.flatMap((namespace) => {
      const end = `/${namespace}/locales/${language}.json`;
      return [...withImports(manifest, [Object.keys(manifest).find((path) => path.endsWith(end)) ?? end])];
    });
  return { en: filesIn('en'), ja: filesIn('jp') };
};
