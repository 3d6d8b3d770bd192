import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isInstalled = (program) =>
  program.startsWith('/')
    ? existsSync(program)
    : (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/**
 * A step that needs root and programs of Debian. Without them it fails and says what to install: it must not pass by not
 * running.
 * @template {{ work: () => Promise<object> }} Step
 * @param {Record<string, string[]>} packages the programs of each package of Debian 12
 * @param {Step} step
 * @returns {Step}
 */
export function onDebian(packages, step) {
  const work = async () => {
    const missing = Object.entries(packages)
      .filter(([, programs]) => !programs.every(isInstalled))
      .map(([name]) => name);
    const isRoot = process.getuid?.() === 0;
    if (isRoot && missing.length === 0) return step.work();
    const note =
      missing.length > 0 ? `install ${missing.join(' ')}` : 'it needs root, for namespaces of its own';
    return { ok: false, passed: 0, failed: 1, note: `did not run: ${note}` };
  };
  return { ...step, work };
}
