import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { momentText } from '../../../platform/mail/momentText.ts';
import type { PersonalReader } from '../../../platform/personal-data/personalData.ts';
import type { RateLimit } from '../../../platform/rate-limit/rateLimiter.ts';
import { route } from '../../../platform/validation/route.ts';
import { collectAll } from './collectAll.ts';
import { drawDocument } from '../../../platform/pdf/drawDocument.ts';
import { ARCHIVE_MESSAGES } from './userPersonalData.ts';
import { zipStream } from './zipStream.ts';

/** Archives per user; creating one is expensive. */
const TRIES_OF_ACCOUNT: RateLimit = { name: 'archive', tries: 20, seconds: 3600 };

/**
 * All data about the user as a zip: `data.json` for programs, `michi.pdf` for people in the language of their
 * settings, and uploaded files unchanged. It is a consistent snapshot.
 */
export function getArchive(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.getArchive, async ({ user, now }) => {
    await deps.rateLimiter.take(TRIES_OF_ACCOUNT, user.id);
    const { language } = await deps.database
      .selectFrom('users')
      .select('language')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const reader: PersonalReader = { userId: user.id, language, timezone: user.timezone };
    const { data, sections, files } = await collectAll(deps, reader, now);
    const words = ARCHIVE_MESSAGES[language];
    const printed = {
      title: words.title,
      introduction: words.introduction.replace('{moment}', momentText(now, user.timezone, language)),
      languageTag: language === 'jp' ? 'ja' : 'en',
      madeAt: now,
      sections,
    };
    const document = await drawDocument(printed, user.id);
    const json = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
    return {
      status: 200,
      bytes: zipStream(
        [
          { path: 'data.json', content: [json] },
          { path: 'michi.pdf', content: [document] },
          ...files.map(({ path, open }) => ({ path: `files/${path}`, content: open() })),
        ],
        now,
      ),
      headers: {
        'Content-Disposition': `attachment; filename="michi-${now.toISOString().slice(0, 10)}.zip"`,
      },
    };
  });
}
