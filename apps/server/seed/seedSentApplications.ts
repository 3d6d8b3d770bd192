import type { Transaction } from 'kysely';
import type { Database } from '../src/platform/database/schema.ts';
import { reasonText } from '../src/platform/resume/composedResume.ts';
import { storeResumeCopy } from '../src/platform/resume/storeResumeCopy.ts';
import type { Calendar } from './calendar.ts';
import type { MadeApplication } from './makeApplications.ts';
import { seedId } from './seedId.ts';

/** Days since the first application that was sent with the resume. */
const SINCE = 100;

const MESSAGE =
  '大学では社会学を学び、商店街で読書会を続けてきました。使う人の声を聞きながら、長く使われるものづくりに関わりたいと考えています。';

const NOTES = '配属の決まり方と、最初の一年の仕事をたずねる。研究の話は三分にまとめる。';

const CHECKLIST = [
  { id: seedId('application', 0x4001), text: '企業の年次報告書を読む', isDone: true },
  { id: seedId('application', 0x4002), text: '逆質問を三つ用意する', isDone: false },
];

const QUESTIONS = ['学生時代に力を入れたことは何ですか。', '入社して最初の一年で何をしたいですか。'];

/** What Hana sent with her applications of the last months, and her own notes on those that came to an interview. */
export async function seedSentApplications(
  database: Transaction<Database>,
  calendar: Calendar,
  userId: string,
  applications: readonly MadeApplication[],
): Promise<void> {
  const since = calendar.at(-SINCE, 0, 0).getTime();
  const sent = applications.flatMap(({ row, interviews }) => {
    const appliedAt = row.applied_at;
    if (appliedAt === null || appliedAt === undefined) return [];
    const moment = new Date(appliedAt);
    return moment.getTime() < since ? [] : [{ id: row.id, interviews, moment }];
  });
  await database
    .updateTable('application_events')
    .set({ note: MESSAGE })
    .where(
      'application_id',
      'in',
      sent.map(({ id }) => id),
    )
    .where('action', '=', 'apply')
    .execute();
  const reason = await reasonText(database, userId, seedId('profile', 0x0301));
  const resume = { userId, resumeId: seedId('profile', 0x0401), reason };
  for (const { id, moment } of sent)
    await storeResumeCopy(database, { ...resume, carrier: { applicationId: id } }, moment);
  await database
    .updateTable('applications')
    .set({ reason_for_applying: reason })
    .where(
      'id',
      'in',
      sent.map(({ id }) => id),
    )
    .execute();
  await database
    .insertInto('application_notes')
    .values(
      sent
        .filter(({ interviews }) => interviews.length > 0)
        .map(({ id, interviews }) => {
          const held = interviews.filter(({ result_outcome: outcome }) => outcome === 'SELECTED');
          return {
            application_id: id,
            text: NOTES,
            checklist: JSON.stringify(CHECKLIST),
            questions: JSON.stringify(
              held
                .flatMap((interview) => QUESTIONS.map((text) => ({ text, interviewId: interview.id })))
                .map((question, index) => ({ id: seedId('application', 0x4101 + index), ...question })),
            ),
            updated_at: calendar.now,
          };
        }),
    )
    .execute();
}
