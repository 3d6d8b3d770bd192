import { execFile } from 'node:child_process';
import { copyFile, mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { REPOSITORY_ROOT } from '../../src/platform/settings.ts';

const execute = promisify(execFile);

/** Runs a program on the storage of this test. @returns its output */
export type RunOnStorage = (program: string, ...args: readonly string[]) => Promise<string>;

/** Tools of containers that keep everything they make in a folder. */
export async function openStorage(folder: string): Promise<RunOnStorage> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'storage.conf');
  const directories = ['graphroot', 'runroot'].map(
    (name) => `${name} = ${JSON.stringify(join(folder, name))}`,
  );
  await writeFile(file, ['[storage]', 'driver = "overlay"', ...directories, ''].join('\n'));
  return async (program, ...commandArguments) => {
    const { stdout } = await execute(program, [...commandArguments], {
      cwd: REPOSITORY_ROOT,
      env: { ...process.env, CONTAINERS_STORAGE_CONF: file },
      maxBuffer: 64 * 1024 ** 2,
    });
    return stdout.trim();
  };
}

const BASE = 'localhost/michi-base';
export const IMAGE = 'localhost/michi';

/** Where npm and Node look for the settings and certificates of the base. */
const SETTINGS = '/usr/local/etc';

/** Folders below `/usr/share` that no server reads; the slim images of Debian have none of them either. */
const UNREAD = ['doc', 'info', 'locale', 'man'];

/**
 * Makes what `node:24-slim` provides of Debian's packages, the Node of this process and the npm of this machine.
 * @param folder for the files in between
 */
export async function makeBase(run: RunOnStorage, folder: string): Promise<void> {
  const npm = dirname(dirname(await realpath(await run('which', 'npm'))));
  const certificates = process.env['NODE_EXTRA_CA_CERTS'];
  const npmrc = ['prefer-offline=true'];
  const additional: string[] = [];
  if (certificates !== undefined) {
    // A registry behind a proxy of this machine's own authority.
    await copyFile(certificates, join(folder, 'authorities.pem'));
    npmrc.push(`cafile=${SETTINGS}/authorities.pem`);
    additional.push(`--customize-hook=copy-in ${join(folder, 'authorities.pem')} ${SETTINGS}`);
  }
  await writeFile(join(folder, 'npmrc'), `${npmrc.join('\n')}\n`);
  const archive = join(folder, 'base.tar');
  const hooks = [
    `mkdir -p "$1"${SETTINGS} "$1"/usr/local/lib/node_modules`,
    'echo node:x:1000:1000::/home/node:/bin/sh >> "$1"/etc/passwd; echo node:x:1000: >> "$1"/etc/group',
    `copy-in ${process.execPath} /usr/local/bin`,
    `copy-in ${npm} /usr/local/lib/node_modules`,
    `copy-in ${join(folder, 'npmrc')} ${SETTINGS}`,
    'ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1"/usr/local/bin/npm',
  ];
  await run(
    'mmdebstrap',
    '--variant=essential',
    '--include=ca-certificates,libstdc++6',
    ...UNREAD.map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`),
    ...hooks.map((hook) => `--customize-hook=${hook}`),
    ...additional,
    'bookworm',
    archive,
  );
  await run('podman', 'import', '--quiet', '--change=ENV PATH=/usr/local/bin:/usr/bin:/bin', archive, BASE);
}

/** Builds the Dockerfile on that base. */
export async function buildImage(run: RunOnStorage): Promise<void> {
  const cache = await run('npm', 'config', 'get', 'cache');
  await mkdir(cache, { recursive: true });
  await run(
    'buildah',
    'build',
    '--format=docker',
    '--isolation=chroot',
    '--network=host',
    // npm opens many files at once.
    '--ulimit=nofile=16384:16384',
    '--pull-never',
    `--build-arg=BASE_IMAGE=${BASE}`,
    `--volume=${cache}:/root/.npm`,
    `--tag=${IMAGE}`,
    '.',
  );
}
