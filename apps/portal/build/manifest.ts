import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@michi/api/session';
import { z } from 'zod';

const names = z.array(z.string()).default([]);
const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().default(false), imports: names, css: names }),
);

/** Vite's manifest of a build, by source file. */
export type Manifest = z.infer<typeof manifestSchema>;

export const readManifest = (folder: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));

export const entriesOf = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((source) => manifest[source]?.isEntry);

/** The files of sources and of everything that they import, directly or not. */
export const withImports = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const needed = new Set(sources);
  for (const source of needed) {
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build has no ${source}`);
    for (const imported of chunk.imports) needed.add(imported);
  }
  return new Set(
    [...needed].flatMap((source) => [manifest[source]?.file ?? [], manifest[source]?.css ?? []].flat()),
  );
};

/** Addresses of the scripts and styles that sources need besides those of every page. */
export const filesOf = (manifest: Manifest, sources: readonly string[]) => {
  const ofEveryPage = withImports(manifest, entriesOf(manifest));
  const own = [...withImports(manifest, sources)].filter((file) => !ofEveryPage.has(file));
  const addresses = own.map((file) => `/${file}`);
  return {
    scripts: addresses.filter((address) => address.endsWith('.js')),
    styles: addresses.filter((address) => address.endsWith('.css')),
  };
};

/** Addresses of the translations of namespaces in a language. */
export const translationsOf = (
  manifest: Manifest,
  language: Language,
  namespaces: readonly string[],
): readonly string[] =>
  namespaces.map((namespace) => {
    const end = `/${namespace}/locales/${language}.json`;
    const source = Object.keys(manifest).find((path) => path.endsWith(end));
    const chunk = source === undefined ? undefined : manifest[source];
    if (chunk === undefined) throw new Error(`The build has no ${end}`);
    return `/${chunk.file}`;
  });
