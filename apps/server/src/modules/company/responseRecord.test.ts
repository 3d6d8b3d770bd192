import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createDemoApp } from '../../../test/demoApp.ts';

const { request, deps, clock, hana } = await createDemoApp();
const { database } = deps;

const days = (count: number) => new Date(clock.now().getTime() - count * 86_400_000);

/** What becomes of an application: days ago it was made, answered and withdrawn. */
interface Past {
  readonly applied: number;
  readonly answered?: number;
  readonly withdrawn?: number;
  readonly actor?: 'COMPANY' | 'UNIVERSITY';
  readonly interviewer?: 'UNIVERSITY';
}

/** A company with one job, to which somebody new applied for each past given. */
async function companyWith(name: string, pasts: readonly Past[]) {
  const { id: company } = await database
    .insertInto('companies')
    .values({ name, search_text: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: job } = await database
    .insertInto('jobs')
    .values({
      code: name,
      company_id: company,
      title: 'Planner',
      employment_status: 'PERMANENT',
      posted_at: days(400),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, { applied, answered, withdrawn, actor = 'COMPANY', interviewer }] of pasts.entries()) {
    const { id: user } = await database
      .insertInto('users')
      .values({ email: `${index}@${company}.example`, role: 'STUDENT' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: application } = await database
      .insertInto('applications')
      .values({
        user_id: user,
        job_id: job,
        stage: withdrawn === undefined ? 'APPLIED' : 'WITHDRAWN',
        stage_changed_at: days(withdrawn ?? applied),
        applied_at: days(applied),
        created_at: days(applied),
        ...(interviewer !== undefined && { interviewer }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (answered === undefined) continue;
    await database
      .insertInto('application_events')
      .values(
        [answered, 0].map((ago) => ({
          application_id: application,
          action: 'request-interview',
          stage: 'INTERVIEW_REQUESTED' as const,
          actor,
          happened_at: days(ago),
        })),
      )
      .execute();
  }
  const { data } = await request(manifest.company.showCompany, 200, {
    params: { id: company },
    token: hana.token,
  });
  return data.responseRecord;
}

const answered = [
  { applied: 30, answered: 29 },
  { applied: 30, answered: 26.5 },
  { applied: 5, answered: 1 },
];

test('counts responses and applications without one for 14 days, and rounds the median up to days', async () => {
  expect(await companyWith('Counted', [...answered, { applied: 15 }, { applied: 300 }])).toEqual({
    applications: 5,
    answered: 3,
    medianDays: 4,
  });
});

test('takes the first answer of the company, and no act of the university for one', async () => {
  expect(
    await companyWith('First', [
      ...answered,
      { applied: 20, answered: 19, actor: 'UNIVERSITY' },
      { applied: 20 },
    ]),
  ).toEqual({ applications: 5, answered: 3, medianDays: 4 });
});

test('has no median without a response', async () => {
  const unanswered = Array.from({ length: 5 }, () => ({ applied: 40 }));
  expect(await companyWith('Silent', unanswered)).toEqual({
    applications: 5,
    answered: 0,
    medianDays: null,
  });
});

test.each<[string, Past]>([
  ['is younger than 14 days and unanswered', { applied: 13 }],
  ['was withdrawn within 14 days', { applied: 40, withdrawn: 30 }],
  ['is older than 365 days', { applied: 366, answered: 360 }],
  ['is selected by the university', { applied: 40, interviewer: 'UNIVERSITY' }],
])('does not count an application that %s, and is absent below 5', async (name, past) => {
  expect(await companyWith(name, [...answered, { applied: 15 }, past])).toBeNull();
});
