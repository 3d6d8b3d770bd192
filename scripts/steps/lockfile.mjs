const PLATFORM = /darwin|linux|win32|android|freebsd|openharmony/;
const PROCESSOR = /arm64|x64|ia32|ppc64|s390x|riscv64|arm(?=-)/;

/** Places where npm looks for a package, nearest first. */
function placesFrom(location, name) {
  const places = [];
  for (let folder = location; ;) {
    places.push(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
    if (folder === '') return places;
    folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0));
  }
}

/**
 * The packages for other platforms that a lockfile's packages require and the lockfile lacks. npm omits one if its
 * registry did not have it, and `npm ci` then refuses the lockfile everywhere.
 * @param {Record<string, any>} packages the lockfile's `packages`
 * @returns {{ place: string, entry: object }[]} the missing entries
 */
export function missingPlatformPackages(packages) {
  const missing = [];
  for (const [location, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const found = placesFrom(location, name).find((candidate) => packages[candidate] !== undefined);
      const exact = /^\d/.test(version);
      if (found !== undefined && (!exact || packages[found].version === version)) continue;
      const system = PLATFORM.exec(name)?.[0];
      const processor = PROCESSOR.exec(name)?.[0];
      if (!exact || system === undefined || processor === undefined) continue;
      const library = name.includes('musl') ? 'musl' : name.includes('-gnu') ? 'glibc' : undefined;
      missing.push({
        location: `${found === undefined ? '' : `${location}/`}node_modules/${name}`,
        entry: {
          version,
          cpu: [processor],
          ...(parent.dev === true ? { dev: true } : {}),
          ...(system === 'linux' && library !== undefined ? { libc: [library] } : {}),
          optional: true,
          os: [system],
        },
      });
    }
  }
  return missing;
}
