import { sql } from 'kysely';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../../platform/deps.ts';
import { oneLine } from '../../../platform/mail/oneLine.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import type { ApplicationFile } from '../actions/applicationFiles.ts';
import { SENT, type Sent } from '../dossier/showApplicationDossier.ts';
import { operate, type Target } from './application.ts';

type ReadDeps = Pick<Deps, 'database' | 'fileStore'>;

/**
 * What the company receives for an application, as lines of text.
 * @param folder where to write the files among the answers, each with the number of its question before its name
 * @throws Refusal for an application that was not sent
 */
export async function readSentApplication(
  deps: ReadDeps,
  target: Target,
  folder?: string,
): Promise<readonly string[]> {
  const { email, jobCode, sent } = await findSent(deps, target);
  const { answers, message, reasonForApplying, resume, sentAt } = sent;
  const file = resume?.fileName ?? null;
  const lines = [
    `${oneLine(email)}  ${jobCode}  sent ${operatorMoment(sentAt)}`,
    ...entry('Resume', resume === null ? null : resume.title + (file === null ? '' : ` (${file})`)),
    ...entry('Reason for applying', reasonForApplying),
    ...entry('Message', message),
    ...answers.flatMap(({ question, questionJp, text, choice, choiceJp, file: sentFile }) =>
      entry(oneLine(questionJp ?? question ?? ''), text ?? choiceJp ?? choice ?? fileText(sentFile)),
    ),
  ];
  if (folder === undefined) return lines;
  await mkdir(folder, { recursive: true });
  for (const [place, answer] of answers.entries()) {
    if (answer.file === null) continue;
    const path = join(folder, `${place + 1}-${answer.file.fileName}`);
    await writeFile(path, await deps.fileStore.read(answer.file.id, answer.file.size));
    lines.push(`Written: ${path}`);
  }
  return lines;
}

function findSent({ database }: ReadDeps, target: Target) {
  return operate(database, target, async (transaction, { application, email, jobCode }) => {
    const { rows } = await sql<{ sent: Sent }>`
      select ${SENT} as sent from applications a
      where a.id = ${application?.id ?? null}::uuid and a.applied_at is not null`.execute(transaction);
    const [row] = rows;
    if (row === undefined) throw new Refusal(null, 'Nothing was sent: the student has not applied.');
    return { email, jobCode, sent: row.sent };
  });
}

function fileText(file: ApplicationFile | null): string | null {
  return file === null ? null : `${file.fileName} (${file.mediaType}, ${file.size} bytes)`;
}

function entry(name: string, text: string | null): readonly string[] {
  return [`${name}:`, ...(text ?? '-').split(/\r?\n/).map((line) => `  ${oneLine(line)}`.trimEnd())];
}
