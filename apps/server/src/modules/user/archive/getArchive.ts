import { manifest } from '@michi/api/manifest';
import type { Logger } from 'pino';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { FileDamaged, FileMissing } from '../../../platform/files/fileFailures.ts';
import { momentText } from '../../../platform/mail/momentText.ts';
import type { PersonalFile, PersonalReader } from '../../../platform/personal-data/personalData.ts';
import type { RateLimit } from '../../../platform/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { collectAll } from './collectAll.ts';
import { drawDocument } from '../../../platform/pdf/drawDocument.ts';
import { ARCHIVE_MESSAGES } from './userPersonalData.ts';
import { zipStream, type ZipEntry } from './zipStream.ts';

/** Archives per user; creating one is expensive. */
const TRIES_OF_ACCOUNT: RateLimit = { name: 'archive', tries: 20, seconds: 3600 };

/**
 * All data about the user as a zip: `data.json` for programs, `michi.pdf` for people in the language of their
 * settings, and uploaded files unchanged. It is a consistent snapshot; files that the store has lost are named in it.
 */
export function getArchive(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.getArchive, async ({ user, now, log }) => {
    await deps.rateLimiter.take(TRIES_OF_ACCOUNT, user.id);
    const { language } = await deps.database
      .selectFrom('users')
      .select('language')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const reader: PersonalReader = { userId: user.id, language, timezone: user.timezone };
    const { data, sections, files } = await collectAll(deps, reader, now);
    const messages = ARCHIVE_MESSAGES[language];
    const printed = {
      title: messages.title,
      introduction: messages.introduction.replace('{moment}', momentText(now, user.timezone, language)),
      languageTag: language === 'jp' ? 'ja' : 'en',
      madeAt: now,
      sections,
    };
    const document = await drawDocument(printed, user.id);
    const uploaded = uploadedFiles(files, messages.missingFiles, log);
    // Before the response begins, so that an unavailable store is reported as such.
    const first = await uploaded.next();
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      yield { path: 'data.json', content: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) };
      yield { path: 'michi.pdf', content: document };
      if (first.done !== true) yield first.value;
      yield* uploaded;
    };
    return {
      status: 200,
      bytes: zipStream(entries(), now),
      headers: {
        'Content-Disposition': `attachment; filename="michi-${now.toISOString().slice(0, 10)}.zip"`,
      },
    };
  });
}

/** The files that can be read, and a list of the others. */
async function* uploadedFiles(
  files: readonly PersonalFile[],
  missingFiles: string,
  log: Logger,
): AsyncGenerator<ZipEntry, void> {
  const missing: string[] = [];
  for (const { path, read } of files) {
    let content: Uint8Array;
    try {
      content = await read();
    } catch (err) {
      if (!(err instanceof FileMissing || err instanceof FileDamaged)) throw err;
      log.error({ err }, 'file missing in the archive');
      missing.push(path);
      continue;
    }
    yield { path: `files/${path}`, content };
  }
  if (missing.length === 0) return;
  const lines = [missingFiles, '', ...missing.map((path) => `files/${path}`), ''];
  yield { path: 'missing-files.txt', content: Buffer.from(lines.join('\n')) };
}
