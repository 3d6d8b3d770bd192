import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { vitest } from './vitest.mjs';

/** Programs of the set-up in docs/operating.md, by the package of Debian 12 that has them. */
const PACKAGES = {
  patroni: ['patroni', 'patronictl'],
  'etcd-server': ['etcd'],
  haproxy: ['haproxy'],
  nginx: ['nginx'],
  iproute2: ['ip'],
  'util-linux': ['unshare', 'nsenter'],
  openssl: ['openssl'],
  'postgresql-15': ['/usr/lib/postgresql/15/bin/initdb'],
};

const isInstalled = (program) =>
  program.startsWith('/')
    ? existsSync(program)
    : (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** @returns {string | undefined} what this machine lacks for the test */
function missing() {
  const packages = Object.entries(PACKAGES)
    .filter(([, programs]) => !programs.every(isInstalled))
    .map(([name]) => name);
  if (packages.length > 0) return `did not run: install ${packages.join(' ')}`;
  if (process.getuid?.() !== 0) return 'did not run: it needs root, for networks of its own';
  return undefined;
}

const ALONE = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/**
 * Runs a command in a network, a process namespace and mounts of its own: it reaches nothing outside, and when it ends, for
 * whatever reason, the kernel ends everything it started. The shell collects the processes that lose their parents.
 */
const alone = (command, args) => [
  'unshare',
  [
    ...ALONE,
    'sh',
    '-c',
    'ip link set lo up && mkdir -p /run/netns && mount -t tmpfs tmpfs /run/netns && "$@"; exit $?',
    'sh',
    command,
    ...args,
  ],
];

/** Databases that fail under load, on the files of docs/operating. Where they cannot run, the step fails. */
export function failover() {
  const step = vitest(
    'Failover of the database, ten rounds',
    2,
    'failover',
    ['apps', 'server'],
    ['test/failover', '--retry=0', '--bail=1'],
    { FAILOVER: '1' },
    alone,
  );
  return {
    ...step,
    work: async () => {
      const lacking = missing();
      if (lacking !== undefined) return { ok: false, passed: 0, failed: 1, note: lacking };
      const ran = await step.work();
      const seconds = [...ran.output.matchAll(/writes answered after ([\d.]+) s/g)].map(([, text]) => text);
      return { ...ran, note: `${ran.note}; writes answered after ${seconds.join(', ')} s` };
    },
  };
}
