import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../random.ts';

/**
 * The secret that signs access tokens, created at the first start in `dataDir` and readable by its owner only.
 * Processes that start at once agree on one.
 */
export async function storedSessionSecret(dataDir: string, random: Random): Promise<string> {
  const path = join(dataDir, 'session-secret');
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept;
  await mkdir(dataDir, { recursive: true });
  const own = `${path}.${random.bytes(6).toString('hex')}`;
  await writeFile(own, random.bytes(48).toString('base64url'), { mode: 0o600 });
  // Unlike a rename, a link fails when another process was first; its secret then counts.
  await link(own, path).catch(() => undefined);
  await rm(own);
  return readFile(path, 'utf8');
}
