import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { findBinaries } from './binaries.ts';
import { canUse, unprivilegedUser, type SystemUser } from './systemUser.ts';

const recordSchema = z.object({
  /** The port of the last start, used again when it is free. */
  port: z.int().positive(),
  password: z.string(),
  /** The folder of PostgreSQL's data and log; in a copied data folder, still that of the original. */
  directory: z.string(),
});

/** What the data folder says of its PostgreSQL, in `postgres.json`. */
export type PostgresRecord = z.infer<typeof recordSchema>;

/** Receives the steps of the start, for the log. */
export type StartReport = (message: string) => void;

/** PostgreSQL's programs and data for one data folder. */
export interface Installation {
  readonly record: PostgresRecord;
  readonly native: string;
  /** Runs PostgreSQL when the server is root. */
  readonly user: SystemUser | undefined;
}

/** Locations of programs and data that the user who runs PostgreSQL can reach. */
export async function findInstallation(home: string, report: StartReport): Promise<Installation> {
  const binaries = await findBinaries();
  const known = await readRecord(home);
  const user = await ownerOf(known?.directory, await unprivilegedUser());
  if (user === undefined) {
    const directory = known?.directory ?? join(home, 'postgres');
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return { record: known ?? (await newRecord(home, directory)), native: binaries.native, user };
  }
  const programsReachable = await canUse(user, '-x', join(binaries.native, 'bin', 'postgres'));
  const aside = await asideFolder(home);
  const native = programsReachable
    ? binaries.native
    : await copyPrograms(binaries.native, join(aside, `native-${binaries.version}`), user, report);
  const directory = known?.directory ?? (await dataFolder(home, aside, user, report));
  return { record: known ?? (await newRecord(home, directory)), native, user };
}

async function ownerOf(
  directory: string | undefined,
  user: SystemUser | undefined,
): Promise<SystemUser | undefined> {
  if (user === undefined || directory === undefined) return user;
  const owner = await stat(directory).catch(() => undefined);
  return owner === undefined || owner.uid === 0 || owner.uid === user.uid
    ? user
    : { name: String(owner.uid), uid: owner.uid, gid: owner.gid };
}

async function dataFolder(
  home: string,
  aside: string,
  user: SystemUser,
  report: StartReport,
): Promise<string> {
  const usual = join(home, 'postgres');
  await makeFolderOf(user, usual);
  if (await canUse(user, '-w', usual)) return usual;
  await rmdir(usual);
  // A new name each time: the data of an earlier `dataDir` at this path may still exist, with another password.
  const elsewhere = join(aside, `postgres-${randomBytes(4).toString('hex')}`);
  report(`The user ${user.name} cannot enter ${home}, so PostgreSQL keeps its data in ${elsewhere}`);
  await makeEnterable(aside);
  await makeFolderOf(user, elsewhere);
  return elsewhere;
}

/** A folder outside any private home, one per data folder, for files that the other user must reach. */
async function asideFolder(home: string): Promise<string> {
  const name = `michi-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const writable = await stat('/var/lib').then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  return join(writable ? '/var/lib' : tmpdir(), name);
}

/** Others may enter it, regardless of the umask. */
async function makeEnterable(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755);
}

async function makeFolderOf(user: SystemUser, path: string): Promise<void> {
  await mkdir(path, { recursive: true });
  await chown(path, user.uid, user.gid);
  await chmod(path, 0o700);
}

async function copyPrograms(
  from: string,
  to: string,
  user: SystemUser,
  report: StartReport,
): Promise<string> {
  if (await exists(join(to, 'bin', 'postgres'))) return to;
  report(`The user ${user.name} cannot run the programs in ${from}, so they are copied to ${to}`);
  await makeEnterable(dirname(to));
  const unfinished = `${to}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await makeReadable(unfinished);
  await rename(unfinished, to);
  return to;
}

/** Regardless of the umask: another user has to run PostgreSQL's programs, which are public. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o100) === 0 ? 0o644 : 0o755);
  }
}

async function readRecord(home: string): Promise<PostgresRecord | undefined> {
  const text = await readFile(join(home, 'postgres.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const record = recordSchema.parse(JSON.parse(text));
  return { ...record, directory: await ownDirectory(home, record.directory) };
}

/**
 * The folder of this data folder, wherever the data folder was when the record was written: a copy must never use the
 * data of its original.
 * @throws Error if a data folder was copied or moved without its database
 */
async function ownDirectory(home: string, recorded: string): Promise<string> {
  const name = basename(recorded);
  const own = join(name === 'postgres' ? home : await asideFolder(home), name);
  if (own === recorded || (await exists(join(own, 'cluster')))) return own;
  throw new Error(
    `${join(home, 'postgres.json')} was copied or moved without its database. Stop the server that uses ${recorded}, then copy or move that folder to ${own}.`,
  );
}

async function newRecord(home: string, directory: string): Promise<PostgresRecord> {
  if (await exists(join(directory, 'cluster'))) {
    throw new Error(
      `There is a database in ${directory}, but its password, in ${join(home, 'postgres.json')}, is gone. Move the folder away to begin anew.`,
    );
  }
  return writeRecord(home, {
    port: await freePort(),
    password: randomBytes(24).toString('base64url'),
    directory,
  });
}

/** Replaces the record as a whole, so that an interrupted write loses nothing. */
export async function writeRecord(home: string, record: PostgresRecord): Promise<PostgresRecord> {
  const path = join(home, 'postgres.json');
  await writeFile(`${path}.new`, JSON.stringify(record, undefined, 2), { mode: 0o600 });
  await rename(`${path}.new`, path);
  return record;
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  return listenOnce(0).then((port) => {
    if (port === undefined) throw new Error('This machine has no free port for PostgreSQL.');
    return port;
  });
}

/** Whether nobody listens on a port of this machine. */
export async function isFree(port: number): Promise<boolean> {
  return (await listenOnce(port)) !== undefined;
}

async function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : undefined));
    });
  });
}

/** Whether there is a file or folder at a path. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
