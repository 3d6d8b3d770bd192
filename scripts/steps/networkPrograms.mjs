import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { run } from '../run/command.mjs';
import { inRoot, node } from '../run/paths.mjs';

const downloads = inRoot('.cache', 'debian-packages');
const unpacked = inRoot('.cache', 'debian');

const log = (extra) => ({ log: 'network-programs', append: true, minutes: 4, ...extra });

/** The shared search reports missing programs, and starts the others. */
async function find(append = true) {
  const module = inRoot('packages', 'config', 'src', 'networkPrograms.ts');
  const code = `
    import { spawnSync } from 'node:child_process';
    const { findNetworkProgram, NETWORK_PROGRAMS } = await import(process.argv[1]);
    const found = NETWORK_PROGRAMS.map((name) => ({ name, found: findNetworkProgram(name) }));
    const starts = ({ path, env }) =>
      spawnSync(path, ['-V'], { env: { ...process.env, ...env }, stdio: 'inherit' }).status === 0;
    console.log(JSON.stringify({ missing: found.filter(({ found }) => found === undefined || !starts(found)).map(({ name }) => name) }));`;
  const asked = await run(node, ['--input-type=module', '-e', code, module], log({ append }));
  const line = asked.output.split('\n').find((text) => text.startsWith('{"missing"'));
  return { ...asked, missing: line === undefined ? undefined : JSON.parse(line).missing };
}

/** Downloads Debian's packages and their missing dependencies, without installing anything. */
async function unpack(names) {
  mkdirSync(inRoot('.cache', 'debian-packages', 'partial'), { recursive: true });
  const lists = inRoot('.cache', 'debian-lists');
  mkdirSync(inRoot('.cache', 'debian-lists', 'partial'), { recursive: true });
  // With its own lists it needs no root rights.
  const options = [
    ['Debug::NoLocking', '1'],
    ['APT::Sandbox::User', ''],
    ['Dir::State::Lists', lists],
    ['Dir::Cache::Archives', downloads],
    ['Dir::Cache::pkgcache', ''],
    ['Dir::Cache::srcpkgcache', ''],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await run('apt-get', [...options, 'update', '-q'], log());
  await run(
    'apt-get',
    [...options, 'install', '-q', '-y', '--download-only', '--no-install-recommends', ...names],
    log(),
  );
  rmSync(unpacked, { recursive: true, force: true });
  for (const name of readdirSync(downloads).filter((file) => file.endsWith('.deb')))
    await run('dpkg', ['-x', inRoot('.cache', 'debian-packages', name), unpacked], log());
}

/** Ensures nginx and PgBouncer for the tests: the system's, else Debian's packages, unpacked into `.cache`. */
export async function ensureNetworkPrograms() {
  const first = await find(false);
  if (first.missing?.length === 0) return { ...first, note: 'up to date' };
  if (existsSync('/usr/bin/apt-get')) {
    await unpack(first.missing ?? []);
    const second = await find();
    if (second.missing?.length === 0) return { ...second, note: "Debian's packages, in .cache" };
  }
  const missing = (first.missing ?? ['nginx', 'pgbouncer']).join(' and ');
  return { ...first, ok: false, note: `install ${missing}` };
}
