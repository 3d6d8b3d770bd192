import type { Language } from '../problem/language.ts';
import type { NoticeWords } from '../notifications/noticeWords.ts';
import type { PushData } from './pushSender.ts';

interface PushedNotification extends NoticeWords {
  readonly notification_id: string;
  readonly link: string;
}

/** Characters of a text; Firebase accepts 4,096 bytes of data, and a notification shows two lines. */
const LONGEST_BODY = 300;

/** In the reader's language (specs/COVERAGE.md, section 3, "Push message"). */
export function pushText(notification: PushedNotification, language: Language): PushData {
  const isJapanese = language === 'jp';
  return {
    id: notification.notification_id,
    title: (isJapanese ? notification.titleJp : null) ?? notification.title,
    body: [...((isJapanese ? notification.bodyJp : null) ?? notification.body ?? '')]
      .slice(0, LONGEST_BODY)
      .join(''),
    metadata: JSON.stringify({ extraData: { linkMichi: notification.link } }),
  };
}
