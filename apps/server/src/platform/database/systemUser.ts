import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A user of the operating system that PostgreSQL runs as. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Users that exist to run services without rights, in the order of preference. */
const CANDIDATES = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root: returns the user to run it as, or undefined if the server is not root.
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

/** Whether that user can use a path: `-x` for entering a folder or running a program, `-w` for writing. */
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
