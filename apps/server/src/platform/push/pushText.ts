import type { Language } from '../problem/language.ts';
import type { PushData } from './pushSender.ts';

/** A notification as it is kept. */
interface Told {
  readonly notification_id: string;
  readonly title: string;
  readonly title_jp: string | null;
  readonly body: string | null;
  readonly body_jp: string | null;
  readonly link: string;
}

/** Characters of a text; Firebase takes 4,096 bytes of data in all, and a notification shows two lines. */
const LONGEST_BODY = 300;

/** A notification as a push message in its reader's language (specs/COVERAGE.md, section 3, "Push message"). */
export function pushText(told: Told, language: Language): PushData {
  const isJapanese = language === 'jp';
  return {
    id: told.notification_id,
    title: (isJapanese ? told.title_jp : null) ?? told.title,
    body: [...((isJapanese ? told.body_jp : null) ?? told.body ?? '')].slice(0, LONGEST_BODY).join(''),
    metadata: JSON.stringify({ extraData: { linkMichi: told.link } }),
  };
}
