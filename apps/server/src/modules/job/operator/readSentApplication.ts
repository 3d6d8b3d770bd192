import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { oneLine } from '../../../platform/mail/oneLine.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { SENT, type Sent } from '../dossier/showApplicationDossier.ts';
import { operate, type Target } from './application.ts';

/**
 * What the company receives for an application, as lines of text.
 * @throws Refusal for an application that was not sent
 */
export function readSentApplication(database: Kysely<Database>, target: Target): Promise<readonly string[]> {
  return operate(database, target, async (transaction, { application, email, jobCode }) => {
    const { rows } = await sql<{ sent: Sent }>`
      select ${SENT} as sent from applications a
      where a.id = ${application?.id ?? null}::uuid and a.applied_at is not null`.execute(transaction);
    const [row] = rows;
    if (row === undefined) throw new Refusal(null, 'Nothing was sent: the student has not applied.');
    const { answers, message, reasonForApplying, resume, sentAt } = row.sent;
    const file = resume?.fileName ?? null;
    return [
      `${oneLine(email)}  ${jobCode}  sent ${operatorMoment(sentAt)}`,
      ...entry('Resume', resume === null ? null : resume.title + (file === null ? '' : ` (${file})`)),
      ...entry('Reason for applying', reasonForApplying),
      ...entry('Message', message),
      ...answers.flatMap(({ question, questionJp, text, choice, choiceJp }) =>
        entry(oneLine(questionJp ?? question ?? ''), text ?? choiceJp ?? choice),
      ),
    ];
  });
}

function entry(name: string, text: string | null): readonly string[] {
  return [`${name}:`, ...(text ?? '-').split(/\r?\n/).map((line) => `  ${oneLine(line)}`.trimEnd())];
}
