import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { portalPaths } from '../portalPaths.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<Language, typeof en>> = { en, jp };

/** Characters of a body (notification contract, `Notification`). */
const BODY_LIMIT = 2_000;

interface Decision {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly week: number;
  /** Why it was sent back; null if it was approved. */
  readonly reason: string | null;
  readonly reasonJp: string | null;
}

/** Notifies the student that a week was approved or sent back, in the transaction of that decision. */
export async function notifyOfDecision(
  transaction: Transaction<Database>,
  applicationId: string,
  { month, week, reason, reasonJp }: Decision,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{
    userId: string;
    job: string;
    jobJp: string | null;
    company: string;
    companyJp: string | null;
  }>`
    select a.user_id as "userId", j.title as job, j.title_jp as "jobJp", c.name as company, c.name_jp as "companyJp"
    from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where a.id = ${applicationId}`.execute(transaction);
  const notifications = rows.map(({ userId, job, jobJp, company, companyJp }) => {
    const kind = reason === null ? 'approved' : 'sentBack';
    const english = { job, company, reason: reason ?? '' };
    const japanese = { job: jobJp ?? job, company: companyJp ?? company, reason: reasonJp ?? '' };
    const write = (language: Language, part: keyof (typeof en)['approved']) =>
      filled(MESSAGES[language][kind][part], {
        ...(language === 'jp' ? japanese : english),
        week: String(week),
        month: monthIn(language, month),
      });
    return {
      userId,
      kind: 'TIMESHEET_CHANGE' as const,
      title: write('en', 'title'),
      titleJp: write('jp', 'title'),
      body: write('en', 'body'),
      bodyJp: write('jp', 'body'),
      link: portalPaths.timesheet(month),
      applicationLink: portalPaths.application(applicationId),
    };
  });
  await notify(transaction, notifications, now);
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const letters = [...text];
  return letters.length > BODY_LIMIT ? `${letters.slice(0, BODY_LIMIT - 1).join('')}…` : text;
}

/** Such as `November 2026`, `2026年11月`. */
function monthIn(language: Language, month: string): string {
  return new Intl.DateTimeFormat(language === 'jp' ? 'ja-JP' : 'en-GB', {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
