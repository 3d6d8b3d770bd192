const NAMESPACES = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

/**
 * Runs a command, as root, in processes and mounts of its own: when it ends, for whatever reason, the kernel ends everything
 * it started. The shell collects the processes that lose their parents.
 * @param {string} setUp commands of the shell that run there first
 * @param {string[]} [more] other namespaces, as options of `unshare`
 * @returns {(command: string, args: string[]) => [string, string[]]} the command around it
 */
export const alone =
  (setUp, more = []) =>
  (command, args) => [
    'unshare',
    [...NAMESPACES, ...more, 'sh', '-c', `${setUp} && "$@"; exit $?`, 'sh', command, ...args],
  ];
