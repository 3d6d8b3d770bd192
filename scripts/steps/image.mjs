import { alone } from '../run/alone.mjs';
import { onDebian } from './onDebian.mjs';
import { vitest } from './vitest.mjs';

const PACKAGES = {
  buildah: ['buildah'],
  podman: ['podman'],
  crun: ['crun'],
  mmdebstrap: ['mmdebstrap'],
  'util-linux': ['unshare'],
};

/** The image, built without a daemon on a base of Debian's packages, and started. */
export function image() {
  const step = vitest(
    'Container image, built and started',
    2,
    'image',
    ['apps', 'server'],
    ['test/image', '--retry=0', '--bail=1'],
    { IMAGE: '1' },
    // crun does not start where version 1 of cgroups is mounted beside version 2.
    alone('umount -l /sys/fs/cgroup && mount -t cgroup2 cgroup2 /sys/fs/cgroup'),
  );
  return onDebian(PACKAGES, {
    ...step,
    work: async () => {
      const ran = await step.work();
      const [, sizes] = /^image: (.+)$/m.exec(ran.output) ?? [];
      return { ...ran, note: [ran.note, ...(sizes === undefined ? [] : [sizes])].join('; ') };
    },
  });
}
