import type { UserConfig } from 'tsdown';

interface PackageJson {
  readonly exports: Readonly<Record<string, string | Partial<Record<'@michi/source' | 'default', string>>>>;
}

/** Settings whose entries can be added to. */
interface LibraryConfig extends UserConfig {
  readonly entry: Record<string, string>;
}

/**
 * The tsdown settings of a published package: ESM, declarations and source maps, a file for each entry of its
 * `exports`. Publint and "are the types wrong" check the packed files, and fail the build. An entry without `default`
 * is for this workspace only and is not built.
 */
export function library({ exports }: PackageJson): LibraryConfig {
  const modules = Object.entries(exports).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [] : [{ name, source: entry['@michi/source'], built: entry.default }],
  );
  const published = modules.filter(({ built }) => built !== undefined);
  return {
    entry: Object.fromEntries(
      published.map(({ name, source }) => [name === '.' ? 'index' : name.slice(2), source ?? '']),
    ),
    format: 'esm',
    platform: 'neutral',
    dts: true,
    sourcemap: true,
    tsconfig: 'tsconfig.build.json',
    publint: { strict: true },
    attw: {
      profile: 'esm-only',
      level: 'error',
      // Workspace-only entries and style sheets have no types.
      excludeEntrypoints: Object.keys(exports).filter((name) => !published.some((one) => one.name === name)),
    },
    logLevel: 'warn',
  };
}
