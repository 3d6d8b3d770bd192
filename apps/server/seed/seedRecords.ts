import { recordProfileView } from '../src/modules/company/index.ts';
import type { Deps } from '../src/platform/deps.ts';
import type { Calendar } from './calendar.ts';
import type { MadeApplication } from './makeApplications.ts';
import { seedId } from './seedId.ts';

/** Records that the demo records depend on. */
export interface RecordSeed {
  readonly hanaId: string;
  readonly alexId: string;
  readonly hanasApplications: readonly MadeApplication[];
  readonly companyIds: readonly string[];
  /** Ids of places by the English name of the city. */
  readonly locationId: (city: string) => string;
}

/**
 * Everything beside Hana's applications: hours and expenses at her internship, messages of the university with its
 * recommendations, searches she keeps, and companies that looked at her profile. Alex keeps one search.
 */
export async function seedRecords(
  database: Deps['database'],
  calendar: Calendar,
  fixture: RecordSeed,
): Promise<void> {
  await seedWork(database, calendar, fixture);
  await seedRecommendations(database, fixture);
  await seedSearches(database, calendar, fixture);
  for (const [index, daysAgo] of VIEW_DAYS.entries()) {
    const company = fixture.companyIds[(index * 7) % 40];
    if (company === undefined) throw new Error('The demo has too few companies.');
    await recordProfileView(
      database,
      fixture.hanaId,
      company,
      calendar.at(-daysAgo, 11 + (index % 6), index),
    );
  }
}

/** Days since each profile view, the earliest first; every fortieth company views twice. */
const VIEW_DAYS = [58, 51, 44, 40, 37, 33, 30, 26, 24, 21, 19, 17, 14, 12, 11, 9, 8, 6, 5, 4, 3, 2, 1];

/** Days an internship of four weeks may have been under way, at most. */
const FOUR_WEEKS = 28;

/** Hours on the working days of Hana's internship until yesterday. Its finished weeks are submitted, the first one is approved. */
async function seedWork(
  database: Deps['database'],
  calendar: Calendar,
  { hanasApplications }: RecordSeed,
): Promise<void> {
  const accepted = hanasApplications.find(({ row }) => row.stage === 'OFFER_ACCEPTED');
  const begins = accepted?.offer?.joining_date;
  if (accepted === undefined || begins === undefined) throw new Error('Hana has accepted no offer.');
  const application = accepted.row.id;
  const worked = Array.from({ length: FOUR_WEEKS }, (_, index) => index - FOUR_WEEKS)
    .map((offset) => ({ offset, day: calendar.day(offset) }))
    .filter(({ day }) => day >= begins && ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));
  await database
    .insertInto('timesheet_days')
    .values(
      worked.map(({ day }, index) => ({
        application_id: application,
        day,
        start_time: '09:30',
        finish_time: index % 6 === 4 ? '19:30' : '18:00',
        break_minutes: 60,
        comments: COMMENTS[index % 6] ?? null,
      })),
    )
    .execute();
  const weekOf = (day: string) => `${day.slice(0, 7)}-01 ${Math.ceil(Number(day.slice(8)) / 7)}`;
  const lastOf = new Map(worked.map(({ day, offset }) => [weekOf(day), offset]));
  lastOf.delete(weekOf(calendar.day(0)));
  if (lastOf.size > 0) {
    await database
      .insertInto('timesheet_weeks')
      .values(
        [...lastOf].map(([name, offset], index) => ({
          application_id: application,
          month: name.slice(0, 10),
          week: Number(name.slice(11)),
          submitted_at: calendar.at(offset, 19, 40),
          ...(index === 0 && { status: 'APPROVED' as const, decided_at: approvedAt(calendar, offset) }),
        })),
      )
      .execute();
  }
  await database
    .insertInto('expenses')
    .values(
      worked
        .filter((_, index) => index % 3 === 0)
        .map(({ day }, position) => ({
          application_id: application,
          day,
          position,
          ...(position % 3 === 1
            ? { item: '文房具', detail: '打ち合わせ用の付箋', price: 480, quantity: 3 }
            : { item: '電車', detail: '自宅と勤務地の往復', price: 480, quantity: 2 }),
          currency: 'JPY',
        })),
    )
    .execute();
}

/** Three days later in the morning, or now if that is still to come. */
function approvedAt(calendar: Calendar, submitted: number): Date {
  return new Date(Math.min(calendar.at(submitted + 3, 10).getTime(), calendar.now.getTime()));
}

/** Comments on some of the days, repeating every six. */
const COMMENTS: readonly (string | undefined)[] = [
  '打ち合わせの議事録を作成',
  undefined,
  undefined,
  '先輩の業務に同行',
  '週報を作成',
  undefined,
];

/** Messages of the career office; the first recommendation has none. */
const MESSAGES = [
  null,
  {
    message: 'They look for people who ask good questions, as you do in your reading circle.',
    message_jp: '読書会での活動のように、よい問いを立てられる人を求めています。',
  },
  {
    message: 'Two of our graduates work there and would be glad to talk with you.',
    message_jp: '本学の卒業生が2名在籍しており、お話しすることもできます。',
  },
  {
    message: 'Their selection is short. Please answer soon.',
    message_jp: '選考期間が短いため、お早めにご回答ください。',
  },
] as const;

async function seedRecommendations(
  database: Deps['database'],
  { hanasApplications }: RecordSeed,
): Promise<void> {
  const rows = hanasApplications
    .filter(({ row }) => row.stage === 'RECOMMENDED')
    .flatMap(({ row }, index) => {
      const text = MESSAGES[index % MESSAGES.length] ?? null;
      return text === null ? [] : [{ application_id: row.id, ...text }];
    });
  await database.insertInto('recommendations').values(rows).execute();
}

async function seedSearches(
  database: Deps['database'],
  calendar: Calendar,
  { hanaId, alexId, locationId }: RecordSeed,
): Promise<void> {
  const search = (number: number, userId: string, daysAgo: number, visited: number) => ({
    id: seedId('search', number),
    user_id: userId,
    audience: 'PUBLIC' as const,
    visited_at: calendar.at(-visited, 20),
    created_at: calendar.at(-daysAgo, 21),
  });
  await database
    .insertInto('saved_searches')
    .values([
      {
        ...search(1, hanaId, 40, 12),
        name: '家から通えて、在宅勤務もできる',
        filters: JSON.stringify({
          locationId: [locationId('Yokohama'), locationId('Kawasaki'), locationId('Tokyo')],
          workStyle: ['HYBRID'],
          canApply: true,
        }),
      },
      {
        ...search(2, hanaId, 21, 5),
        name: 'エンジニア・1週間以内に返信',
        filters: JSON.stringify({ search: 'エンジニア', answersWithinDays: 7, canApply: true }),
      },
      {
        ...search(3, alexId, 9, 9),
        name: 'Remote',
        filters: JSON.stringify({ workStyle: ['REMOTE'] }),
      },
    ])
    .execute();
}
