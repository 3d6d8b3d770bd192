import { sql } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import { momentText } from '../../../platform/mail/momentText.ts';
import type { PersonalData, PersonalReader } from '../../../platform/personal-data/personalData.ts';
import { labelOf, section } from '../../../platform/personal-data/section.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import type { SentAnswer } from '../actions/sentAnswers.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the job service about a student: applications with everything that happened to them, and favorites. */
export const jobPersonalData: PersonalData = {
  name: 'jobs',
  tables: [
    'applications',
    'application_events',
    'application_notes',
    'application_files',
    'interviews',
    'job_offers',
    'job_favorites',
  ],
  async collect(database, reader) {
    const { userId } = reader;
    const jobOf = sql`json_build_object('id', j.id, 'code', j.code, 'kind', j.kind, 'title', j.title, 'titleJp', j.title_jp,
      'company', c.name, 'companyJp', c.name_jp) as job`;
    const { rows: applications } = await sql<Application>`
      select a.id, ${jobOf}, a.stage, a.interviewer, a.applied_at as "appliedAt",
        a.reason_for_applying as "reasonForApplying", a.answers,
        a.stage_changed_at as "stageChangedAt", a.answer_by as "answerBy",
        a.result_expected_by as "resultExpectedBy", a.created_at as "createdAt", (
          select coalesce(json_agg(json_build_object(
            'action', e.action, 'fromStage', e.from_stage, 'stage', e.stage, 'actor', e.actor,
            'happenedAt', ${instantJson('e.happened_at')}, 'reason', e.reason, 'note', e.note)
            order by e.happened_at, e.id), '[]')
          from application_events e where e.application_id = a.id) as events, (
          select coalesce(json_agg(json_build_object(
            'id', i.id, 'interviewer', i.interviewer, 'phase', i.phase, 'phaseJp', i.phase_jp, 'status', i.status,
            'startsAt', ${instantJson('i.starts_at')}, 'endsAt', ${instantJson('i.ends_at')},
            'respondBy', ${instantJson('i.respond_by')}, 'style', i.style, 'link', i.link, 'address', i.address,
            'message', i.message, 'rescheduleReason', i.reschedule_reason, 'rescheduleNote', i.reschedule_note,
            'rescheduleCandidates', to_json(i.reschedule_candidates),
            'outcome', i.result_outcome, 'decidedOn', i.result_decided_on)
            order by i.created_at, i.id), '[]')
          from interviews i where i.application_id = a.id) as interviews, (
          select json_build_object('id', o.id, 'code', o.code, 'status', o.status,
            'sentAt', ${instantJson('o.sent_at')}, 'expiresAt', ${instantJson('o.expires_at')},
            'joiningDate', o.joining_date, 'position', o.position, 'message', o.message,
            'feedbackMessage', o.feedback_message, 'answeredAt', ${instantJson('o.answered_at')},
            'denyReason', o.deny_reason, 'denyNote', o.deny_note)
          from job_offers o where o.application_id = a.id) as offer, (
          select json_build_object('text', n.text, 'checklist', n.checklist, 'questions', n.questions,
            'ratings', n.ratings, 'updatedAt', ${instantJson('n.updated_at')})
          from application_notes n where n.application_id = a.id) as notes
      from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
      where a.user_id = ${userId} order by a.created_at, a.id`.execute(database);
    const { rows: favorites } = await sql<{ job: Job }>`
      select ${jobOf}, f.created_at as "createdAt"
      from job_favorites f join jobs j on j.id = f.job_id join companies c on c.id = j.company_id
      where f.user_id = ${userId} order by f.created_at, j.id`.execute(database);
    const { rows: files } = await sql<object>`
      select o.file_id as id, f.name as "fileName", o.application_id as "applicationId", o.created_at as "createdAt"
      from application_files o join files f on f.id = o.file_id
      where o.user_id = ${userId} order by o.created_at, o.file_id`.execute(database);
    const messages = MESSAGES[reader.language];
    const named = ({ title, titleJp, company, companyJp }: Job) => ({
      job: title,
      jobJp: titleJp,
      company,
      companyJp,
    });
    return {
      data: { applications, favorites, files },
      sections: [
        section(
          messages.applications,
          applications,
          reader,
          ({ job, stage, appliedAt, reasonForApplying, answers, events, interviews, offer, notes }) => ({
            ...named(job),
            stage: stageText(messages, job, stage === 'WITHDRAWN' && appliedAt === null ? 'DECLINED' : stage),
            reasonForApplying,
            answers: answers.map((answer) => answerText(answer, reader)).join('\n'),
            history: events.map((event) => eventText(event, job, reader)).join('\n'),
            interviews: interviews.map((interview) => interviewText(interview, reader)).join('\n'),
            offer: offer?.code,
            notes: notesText(notes),
          }),
        ),
        section(messages.favorites, favorites, reader, ({ job }) => named(job)),
      ],
    };
  },
};

interface Job {
  readonly kind: 'JOB' | 'INTERNSHIP';
  readonly title: string;
  readonly titleJp: string | null;
  readonly company: string;
  readonly companyJp: string | null;
}

interface Application {
  readonly job: Job;
  readonly stage: string;
  readonly appliedAt: string | null;
  readonly reasonForApplying: string | null;
  readonly answers: readonly SentAnswer[];
  readonly events: readonly {
    action: string;
    stage: string;
    happenedAt: string;
    reason: string | null;
    note: string | null;
  }[];
  readonly interviews: readonly { phase: string; phaseJp: string | null; startsAt: string }[];
  readonly offer: { readonly code: string } | null;
  readonly notes: {
    readonly text: string;
    readonly checklist: readonly { text: string; isDone: boolean }[];
    readonly questions: readonly { text: string }[];
  } | null;
}

/** An internship is no offer of employment, and its stages have names of their own. */
function stageText(messages: (typeof MESSAGES)['en'], { kind }: Job, stage: string): string | null {
  return labelOf(
    kind === 'INTERNSHIP' ? { ...messages.stage, ...messages.internshipStage } : messages.stage,
    stage,
  );
}

function eventText(
  { action, happenedAt, stage, reason, note }: Application['events'][number],
  job: Job,
  reader: PersonalReader,
) {
  const messages = MESSAGES[reader.language];
  const became = stageText(messages, job, action === 'deny-recommendation' ? 'DECLINED' : stage);
  const parts = [became, labelOf(messages.reason, reason), note].filter((part) => part !== null);
  return dated(happenedAt, parts.join(reader.language === 'jp' ? '、' : ', '), reader);
}

function answerText(
  { question, questionJp, text, choice, choiceJp, file }: SentAnswer,
  reader: PersonalReader,
): string {
  const asked = inLanguage(reader, question, questionJp) ?? '';
  const answer = text ?? inLanguage(reader, choice, choiceJp) ?? file?.fileName ?? '–';
  return `Q. ${asked}\n${answer}`;
}

function interviewText(
  { phase, phaseJp, startsAt }: Application['interviews'][number],
  reader: PersonalReader,
) {
  return dated(startsAt, inLanguage(reader, phase, phaseJp), reader);
}

function dated(moment: string, text: string, { language, timezone }: PersonalReader): string {
  return `${momentText(new Date(moment), timezone, language)}${language === 'jp' ? '：' : ': '}${text}`;
}

function notesText(notes: Application['notes']): string {
  if (notes === null) return '';
  const { text, checklist, questions } = notes;
  return [
    ...(text === '' ? [] : [text]),
    ...checklist.map((item) => `${item.isDone ? '✓' : '–'} ${item.text}`),
    ...questions.map((question) => `Q. ${question.text}`),
  ].join('\n');
}
