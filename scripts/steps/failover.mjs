import { alone } from '../run/alone.mjs';
import { onDebian } from './onDebian.mjs';
import { vitest } from './vitest.mjs';

/** Programs of the set-up in docs/operating.md. */
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

/** Databases that fail under load, on the files of docs/operating, in a network that reaches nothing outside. */
export function failover() {
  const step = vitest(
    'Failover of the database, ten rounds',
    2,
    'failover',
    ['apps', 'server'],
    ['test/failover', '--retry=0', '--bail=1'],
    { FAILOVER: '1' },
    alone('ip link set lo up && mkdir -p /run/netns && mount -t tmpfs tmpfs /run/netns', ['--net']),
  );
  return onDebian(PACKAGES, {
    ...step,
    work: async () => {
      const ran = await step.work();
      const seconds = [...ran.output.matchAll(/writes answered after ([\d.]+) s/g)].map(([, text]) => text);
      return { ...ran, note: `${ran.note}; writes answered after ${seconds.join(', ')} s` };
    },
  });
}
