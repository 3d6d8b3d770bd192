import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Users that run services without rights, in the order of preference. */
const CANDIDATES = ['postgres', 'nobody'];

/**
 * The user to run PostgreSQL as, since it refuses to run as root; undefined if the server is not root.
 * @throws Error if there is no such user to switch to
 */
export async function unprivilegedUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of CANDIDATES) {
    const uid = await id('-u', name);
    const gid = await id('-g', name);
    if (uid !== undefined && gid !== undefined) return { name, uid, gid };
  }
  throw new Error(
    `PostgreSQL does not run as root, and this machine has none of the users ${CANDIDATES.join(', ')}. Start the server as another user, or set DATABASE_URL.`,
  );
}

async function id(option: string, name: string): Promise<number | undefined> {
  const result = await run('id', [option, name]).catch(() => undefined);
  const value = Number(result?.stdout.trim());
  return result !== undefined && Number.isInteger(value) ? value : undefined;
}

/** `-x` for entering a folder or running a program, `-w` for writing. */
export async function canUse(user: SystemUser, access: '-x' | '-w', path: string): Promise<boolean> {
  return run('/bin/sh', ['-c', 'test "$0" "$1"', access, path], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
  }).then(
    () => true,
    () => false,
  );
}
