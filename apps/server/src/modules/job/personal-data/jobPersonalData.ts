import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/database/schema.ts';
import { momentText } from '../../../platform/mail/momentText.ts';
import { lines } from '../../../platform/personal-data/lines.ts';
import { section } from '../../../platform/personal-data/section.ts';
import type {
  DocumentSection,
  PersonalData,
  PersonalReader,
} from '../../../platform/personal-data/personalData.ts';
import { instantJson } from '../../../platform/database/instantJson.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

type Words = typeof en;

const WORDS: Readonly<Record<'en' | 'jp', Words>> = { en, jp };

const job = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  titleJp: z.string().nullable(),
  company: z.string(),
  companyJp: z.string().nullable(),
});

const event = z.object({
  action: z.string(),
  fromStage: z.string().nullable(),
  stage: z.string(),
  actor: z.string(),
  happenedAt: z.string(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
});

const interview = z.object({
  id: z.string(),
  interviewer: z.string(),
  phase: z.string(),
  phaseJp: z.string().nullable(),
  status: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  respondBy: z.string().nullable(),
  style: z.string(),
  link: z.string().nullable(),
  address: z.string().nullable(),
  message: z.string().nullable(),
  rescheduleReason: z.string().nullable(),
  rescheduleNote: z.string().nullable(),
  rescheduleCandidates: z.array(z.string()).nullable(),
  outcome: z.string().nullable(),
  decidedOn: z.string().nullable(),
});

const offer = z.object({
  id: z.string(),
  code: z.string(),
  status: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  joiningDate: z.string(),
  position: z.string(),
  message: z.string().nullable(),
  feedbackMessage: z.string().nullable(),
  answeredAt: z.string().nullable(),
  denyReason: z.string().nullable(),
  denyNote: z.string().nullable(),
});

const notes = z.object({
  text: z.string(),
  checklist: z.array(z.object({ text: z.string(), isDone: z.boolean() })),
  questions: z.array(z.object({ text: z.string(), interviewId: z.string().nullable() })),
  ratings: z
    .record(z.string(), z.object({ weight: z.number().nullable(), mark: z.number().nullable() }))
    .nullable(),
  updatedAt: z.string(),
});

const application = z.object({
  id: z.string(),
  job,
  stage: z.string(),
  interviewer: z.string(),
  appliedAt: z.string().nullable(),
  stageChangedAt: z.string(),
  answerBy: z.string().nullable(),
  resultExpectedBy: z.string().nullable(),
  createdAt: z.string(),
  events: z.array(event),
  interviews: z.array(interview),
  offer: offer.nullable(),
  notes: notes.nullable(),
});

const favorite = z.object({ job, createdAt: z.string() });

const stored = z.object({ applications: z.array(application), favorites: z.array(favorite) });

type Stored = z.infer<typeof stored>;

/** What the job service keeps about a student: applications with all that happened to them, and favorites. */
export const jobPersonalData: PersonalData = {
  name: 'jobs',
  tables: [
    'applications',
    'application_events',
    'application_notes',
    'interviews',
    'job_offers',
    'job_favorites',
  ],
  async collect(database, reader) {
    const data = await read(database, reader.userId);
    return { data, sections: sections(data, reader), files: [] };
  },
};

async function read(database: Kysely<Database>, userId: string): Promise<Stored> {
  const jobOf = sql`json_build_object('id', j.id, 'code', j.code, 'title', j.title, 'titleJp', j.title_jp,
    'company', c.name, 'companyJp', c.name_jp)`;
  const { rows } = await sql<{ found: unknown }>`
    select json_build_object(
      'applications', (
        select coalesce(json_agg(json_build_object(
          'id', a.id, 'job', ${jobOf}, 'stage', a.stage, 'interviewer', a.interviewer,
          'appliedAt', ${instantJson('a.applied_at')}, 'stageChangedAt', ${instantJson('a.stage_changed_at')},
          'answerBy', ${instantJson('a.answer_by')}, 'resultExpectedBy', ${instantJson('a.result_expected_by')},
          'createdAt', ${instantJson('a.created_at')},
          'events', (
            select coalesce(json_agg(json_build_object(
              'action', e.action, 'fromStage', e.from_stage, 'stage', e.stage, 'actor', e.actor,
              'happenedAt', ${instantJson('e.happened_at')}, 'reason', e.reason, 'note', e.note)
              order by e.happened_at, e.id), '[]')
            from application_events e where e.application_id = a.id),
          'interviews', (
            select coalesce(json_agg(json_build_object(
              'id', i.id, 'interviewer', i.interviewer, 'phase', i.phase, 'phaseJp', i.phase_jp, 'status', i.status,
              'startsAt', ${instantJson('i.starts_at')}, 'endsAt', ${instantJson('i.ends_at')},
              'respondBy', ${instantJson('i.respond_by')}, 'style', i.style, 'link', i.link, 'address', i.address,
              'message', i.message, 'rescheduleReason', i.reschedule_reason, 'rescheduleNote', i.reschedule_note,
              'rescheduleCandidates', to_json(i.reschedule_candidates),
              'outcome', i.result_outcome, 'decidedOn', i.result_decided_on)
              order by i.created_at, i.id), '[]')
            from interviews i where i.application_id = a.id),
          'offer', (
            select json_build_object('id', o.id, 'code', o.code, 'status', o.status,
              'sentAt', ${instantJson('o.sent_at')}, 'expiresAt', ${instantJson('o.expires_at')},
              'joiningDate', o.joining_date, 'position', o.position, 'message', o.message,
              'feedbackMessage', o.feedback_message, 'answeredAt', ${instantJson('o.answered_at')},
              'denyReason', o.deny_reason, 'denyNote', o.deny_note)
            from job_offers o where o.application_id = a.id),
          'notes', (
            select json_build_object('text', n.text, 'checklist', n.checklist, 'questions', n.questions, 'ratings', n.ratings,
              'updatedAt', ${instantJson('n.updated_at')})
            from application_notes n where n.application_id = a.id)
        ) order by a.created_at, a.id), '[]')
        from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
        where a.user_id = ${userId}),
      'favorites', (
        select coalesce(json_agg(json_build_object('job', ${jobOf}, 'createdAt', ${instantJson('f.created_at')})
          order by f.created_at, j.id), '[]')
        from job_favorites f join jobs j on j.id = f.job_id join companies c on c.id = j.company_id
        where f.user_id = ${userId})
    ) as found`.execute(database);
  return stored.parse(rows[0]?.found);
}

function sections({ applications, favorites }: Stored, reader: PersonalReader): readonly DocumentSection[] {
  const words = WORDS[reader.language];
  const named = ({ title, titleJp, company, companyJp }: Stored['favorites'][number]['job']) =>
    reader.language === 'jp'
      ? { job: titleJp ?? title, company: companyJp ?? company }
      : { job: title, company };
  const { title: applicationsTitle, ...applicationLabels } = words.applications;
  return [
    {
      title: applicationsTitle,
      blocks: applications.map((one) => {
        const stage = wordOf(words.stage, one.stage);
        const history = one.events.map((happened) => eventText(happened, reader)).join('\n');
        const interviews = one.interviews.map((held) => interviewText(held, reader)).join('\n');
        const offered = one.offer?.code;
        return lines(
          applicationLabels,
          {
            ...named(one.job),
            stage,
            history,
            interviews,
            offer: offered,
            notes: notesText(one.notes),
          },
          reader,
        );
      }),
    },
    section(words.favorites, favorites, reader, (one) => ({ ...named(one.job), createdAt: one.createdAt })),
  ];
}

function interviewText(
  { phase, phaseJp, startsAt }: Stored['applications'][number]['interviews'][number],
  { language, timezone }: PersonalReader,
): string {
  const colon = language === 'jp' ? '：' : ': ';
  const name = inLanguage({ language }, phase, phaseJp);
  return `${momentText(new Date(startsAt), timezone, language)}${colon}${name}`;
}

function notesText(own: Stored['applications'][number]['notes']): string {
  if (own === null) return '';
  const { text, checklist, questions } = own;
  return [
    ...(text === '' ? [] : [text]),
    ...checklist.map((item) => `${item.isDone ? '✓' : '–'} ${item.text}`),
    ...questions.map((question) => `Q. ${question.text}`),
  ].join('\n');
}

function eventText(
  { happenedAt, stage, reason, note }: Stored['applications'][number]['events'][number],
  { language, timezone }: PersonalReader,
): string {
  const words = WORDS[language];
  const colon = language === 'jp' ? '：' : ': ';
  const said = [
    wordOf(words.stage, stage),
    ...(reason === null ? [] : [wordOf(words.reason, reason)]),
    ...(note === null ? [] : [note]),
  ];
  return `${momentText(new Date(happenedAt), timezone, language)}${colon}${said.join(language === 'jp' ? '、' : ', ')}`;
}

/** The label of a code of the contract; a code without one is its own label. */
function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? code;
}
