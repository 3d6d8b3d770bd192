import type { Language } from '../problem/language.ts';
import type { MailContent, MailedNotification } from './mail.ts';
import { oneLine } from './oneLine.ts';

/** Characters of a subject; mail programs show fewer. */
const MAX_SUBJECT_LENGTH = 150;

/** Empty for mails that are not about notifications. */
export function notificationMessages(
  mail: MailContent,
  language: Language,
): { readonly subject?: string; readonly happened?: string; readonly facts?: readonly string[] } {
  if (mail.template === 'notification') {
    const { title, body } = inLanguage(mail, language);
    return {
      subject: title.slice(0, MAX_SUBJECT_LENGTH),
      happened: plain(title),
      facts: body === '' ? [] : [plain(body)],
    };
  }
  if (mail.template === 'notificationDigest') {
    const facts = mail.notifications.map((one) => {
      const { title, body } = inLanguage(one, language);
      return plain(body === '' ? title : `${title}${language === 'jp' ? '：' : ': '}${body}`);
    });
    return { facts };
  }
  return {};
}

function inLanguage({ title, titleJp, body, bodyJp }: MailedNotification, language: Language) {
  const isJapanese = language === 'jp';
  return {
    title: oneLine((isJapanese ? titleJp : null) ?? title),
    body: oneLine((isJapanese ? bodyJp : null) ?? body ?? ''),
  };
}

/** Braces are placeholders in templates. */
function plain(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')');
}
