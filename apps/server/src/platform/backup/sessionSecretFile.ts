import { constants } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

/** The secret of a server without `SESSION_SECRET`; sealed data can be opened with it only. */
const NAME = 'session-secret';

type SecretSettings = Pick<Settings, 'dataDir' | 'sessionSecret'>;

/** Saves the secret that the server has generated, if it has. */
export async function saveSessionSecret(
  { dataDir, sessionSecret }: SecretSettings,
  folder: string,
): Promise<void> {
  if (sessionSecret !== undefined) return;
  await copyFile(join(dataDir, NAME), join(folder, NAME), constants.COPYFILE_EXCL).catch(() => undefined);
}

/**
 * Writes the secret if there is none.
 * @returns a note for the operator, if any
 */
export async function putSessionSecret(
  { dataDir, sessionSecret }: SecretSettings,
  folder: string,
): Promise<string | undefined> {
  const saved = await readFile(join(folder, NAME), 'utf8').catch(() => undefined);
  if (saved === undefined) return undefined;
  const path = join(dataDir, NAME);
  await mkdir(dataDir, { recursive: true });
  if (sessionSecret === undefined)
    await copyFile(join(folder, NAME), path, constants.COPYFILE_EXCL).catch(() => undefined);
  const used = sessionSecret ?? (await readFile(path, 'utf8'));
  return used === saved
    ? undefined
    : 'This server has its own session secret. Everyone has to set up two-step verification again.';
}
