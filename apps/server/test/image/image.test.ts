import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded.ts';
import { register } from '../applicants.ts';
import { freePort } from '../freePort.ts';
import { buildImage, IMAGE, makeBase, openStorage } from './buildImage.ts';

/** Milliseconds for two installs from the registry and a build. */
const BUILD_TIMEOUT = 40 * 60_000;
/** Bytes that a machine loads, as a registry keeps them. */
const MAX_BYTES = 200_000_000;

const folder = await mkdtemp(join(tmpdir(), 'michi-image-'));
// As root, PostgreSQL runs as another user, who has to get in.
await chmod(folder, 0o755);
const run = await openStorage(join(folder, 'storage'));

afterAll(async () => {
  await run('podman', 'rm', '--all', '--force');
  await run('podman', 'rmi', '--all', '--force');
  await rm(folder, { recursive: true, force: true });
});

test(
  'the Dockerfile builds an image of at most 200 MB',
  async () => {
    await makeBase(run, folder);
    await buildImage(run);
    const pushed = join(folder, 'pushed');
    await run('buildah', 'push', '--quiet', IMAGE, `dir:${pushed}`);
    const sizes = await Promise.all((await readdir(pushed)).map((name) => stat(join(pushed, name))));
    const compressed = sizes.reduce((sum, { size }) => sum + size, 0);
    const unpacked = Number(await run('podman', 'image', 'inspect', '--format={{.Size}}', IMAGE));
    process.stdout.write(
      `image: ${Math.round(compressed / 1e6)} MB compressed, ${Math.round(unpacked / 1e6)} MB unpacked\n`,
    );
    expect(compressed).toBeLessThan(MAX_BYTES);
  },
  BUILD_TIMEOUT,
);

const identity = z.object({ Uid: z.string(), CapEff: z.string(), NoNewPrivs: z.string() });

test('it runs without rights on a read-only file system, and its health is that of /readyz', async () => {
  const postgres = await startEmbeddedPostgres(folder, () => undefined);
  const port = await freePort();
  const name = 'michi';
  await run(
    'podman',
    '--cgroup-manager=cgroupfs',
    '--runtime=crun',
    'run',
    '--detach',
    `--name=${name}`,
    '--network=host',
    '--cgroups=disabled',
    // The defaults of podman are above what a restricted root may give.
    '--ulimit=nofile=4096:4096',
    '--ulimit=nproc=4096:4096',
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
    '--log-driver=k8s-file',
    `--env=PORT=${port}`,
    '--env=HOST=127.0.0.1',
    `--env=DATABASE_URL=${postgres.url}`,
    '--env=SESSION_SECRET=a-secret-of-thirty-two-characters',
    IMAGE,
  );
  const front = { url: `http://127.0.0.1:${port}` };
  const ready = async (): Promise<number> => {
    const response = await fetch(new URL('/readyz', front.url)).catch(() => undefined);
    return response?.status ?? 0;
  };
  const isHealthy = () =>
    run('podman', '--cgroup-manager=cgroupfs', '--runtime=crun', 'healthcheck', 'run', name).then(
      () => true,
      () => false,
    );
  await expect.poll(ready).toBe(200);
  expect(await isHealthy()).toBe(true);
  expect((await fetch(front.url)).headers.get('content-type')).toContain('text/html');
  expect((await register(front, 'hana')).token).not.toBe('');

  const inside = (...args: readonly string[]) =>
    run('podman', '--cgroup-manager=cgroupfs', '--runtime=crun', 'exec', name, ...args);
  const status = await inside('cat', '/proc/1/status');
  const fields = Object.fromEntries(
    status.split('\n').map((line) => {
      const [key = '', value = ''] = line.split(':\t');
      return [key, value.split('\t')[0] ?? ''];
    }),
  );
  expect(identity.parse(fields)).toEqual({ Uid: '1000', CapEff: '0000000000000000', NoNewPrivs: '1' });
  await expect(inside('touch', '/michi/file')).rejects.toThrow('Read-only file system');
  await expect(inside('touch', '/tmp/file')).rejects.toThrow('Read-only file system');

  await postgres.stop();
  await expect.poll(ready).toBe(503);
  expect((await fetch(new URL('/healthz', front.url))).status).toBe(200);
  expect(await isHealthy()).toBe(false);
  await run('podman', '--runtime=crun', 'stop', '--time=20', name);
  expect(await run('podman', 'inspect', '--format={{.State.ExitCode}}', name)).toBe('0');
});
