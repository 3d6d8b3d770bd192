import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Runs the tests of a folder as root in processes and mounts of their own on Debian 12: when they end, for whatever
 * reason, the kernel ends everything they started. Without the programs they need it fails and says what to install.
 */
const NAMESPACES = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/** `packages`: the programs of each package of Debian; `setUp`: commands of the shell that run there first. */
const PARTS = {
  // In a network that reaches nothing outside.
  failover: {
    packages: {
      patroni: ['patroni', 'patronictl'],
      'etcd-server': ['etcd'],
      haproxy: ['haproxy'],
      nginx: ['nginx'],
      iproute2: ['ip'],
      'util-linux': ['unshare', 'nsenter'],
      openssl: ['openssl'],
      'postgresql-15': ['/usr/lib/postgresql/15/bin/initdb'],
    },
    setUp: 'ip link set lo up && mkdir -p /run/netns && mount -t tmpfs tmpfs /run/netns',
    namespaces: ['--net'],
  },
  image: {
    packages: {
      buildah: ['buildah'],
      podman: ['podman'],
      crun: ['crun'],
      mmdebstrap: ['mmdebstrap'],
      'util-linux': ['unshare'],
    },
    // crun does not start where version 1 of cgroups is mounted beside version 2.
    setUp: 'umount -l /sys/fs/cgroup && mount -t cgroup2 cgroup2 /sys/fs/cgroup',
    namespaces: [],
  },
};

const [part] = process.argv.slice(2);
const { packages, setUp, namespaces } = PARTS[part];

const isInstalled = (program) =>
  program.startsWith('/')
    ? existsSync(program)
    : (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
const missing = Object.entries(packages)
  .filter(([, programs]) => !programs.every(isInstalled))
  .map(([name]) => name);
if (missing.length > 0 || process.getuid?.() !== 0) {
  console.error(
    missing.length > 0 ? `Install ${missing.join(' ')}.` : 'It needs root, for namespaces of its own.',
  );
  process.exit(1);
}
const shell = ['sh', '-c', `${setUp} && "$@"; exit $?`, 'sh'];
const { status } = spawnSync(
  'unshare',
  [...NAMESPACES, ...namespaces, ...shell, 'vitest', 'run', `test/${part}`, '--bail=1'],
  { stdio: 'inherit', env: { ...process.env, [part.toUpperCase()]: '1' } },
);
process.exit(status ?? 1);
