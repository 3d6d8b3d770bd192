import type { Insertable, Transaction } from 'kysely';
import { z } from 'zod';
import { refreshCompanySearch } from '../src/modules/company/index.ts';
import { refreshJobSearch } from '../src/modules/job/index.ts';
import { refreshPostSearch } from '../src/modules/news/index.ts';
import { CURRENT_TERMS } from '../src/modules/user/index.ts';
import type { Database } from '../src/platform/database/schema.ts';
import type { Deps } from '../src/platform/deps.ts';
import { createCalendar, type Calendar } from './calendar.ts';
import { ACCOUNTS, DEMO_PASSWORD, type SeedAccount } from './data/accounts.ts';
import { FAVORITE_QUESTIONS } from './data/questions.ts';
import { ALEX_STORIES, HANA_STORIES, type SeedStory } from './data/stories.ts';
import { INTERNSHIP_TIME } from './data/terms.ts';
import { createDice } from './dice.ts';
import { createJobChooser, makeApplication, type MadeApplication } from './makeApplications.ts';
import { makeCompanies, type MadeCompany } from './makeCompanies.ts';
import { makeInternshipTerms } from './makeInternships.ts';
import { documentsBy, makeJobs, questionsOf, type MadeJob } from './makeJobs.ts';
import { makeIndustries, makeJobCategories, makeLocations } from './makePlaces.ts';
import { makePosts } from './makePosts.ts';
import { seedCourses } from './seedCourses.ts';
import { seedHelp } from './seedHelp.ts';
import { seedAnswerComments, seedAnswers } from './seedAnswers.ts';
import { seedCareerOffice } from './seedCareerOffice.ts';
import { seedChats } from './seedChats.ts';
import { seedNotifications } from './seedNotifications.ts';
import { seedId } from './seedId.ts';
import { seedResumes } from './seedResumes.ts';
import { seedRecords } from './seedRecords.ts';
import { seedSentApplications } from './seedSentApplications.ts';
import { seedSeminars } from './seedSeminars.ts';
import { seedStudentProfiles } from './seedStudentProfiles.ts';

const PUBLIC_JOBS = 400;
const UNIVERSITY_JOBS = 80;

/** The number everything of the demo is drawn from; another one gives another world. */
const SEED = 20_270_401;

/** Cities that Hana can commute to. */
const NEAR = ['Yokohama', 'Kawasaki', 'Tokyo'];

const UNIVERSITY = seedId('university', 1);

/** The job the demo is shown with: the first of everybody's favorites, with five days left to apply. */
const FEATURED_TITLE = 'Robotics test engineer, delivery robots';

/** Days from today until its entries close. */
const FEATURED_CLOSES = 5;

/** Hana's favorites that are public; the last of them asks questions, with so many days left to write the answers. */
const PUBLIC_FAVORITES = 6;
const FAVORITE_CLOSES = 12;

/** Ids of each account come in tens: the user, their details, their student record. */
const NUMBERS: Readonly<Record<keyof typeof ACCOUNTS, number>> = {
  hana: 1,
  alex: 257,
  blocked: 513,
  away: 769,
  admin: 1025,
};

/** What filling a database needs: all of it is one transaction. */
interface SeedDeps extends Pick<Deps, 'clock' | 'passwords'> {
  readonly database: Transaction<Database>;
}

/**
 * Fills an empty database with the demo data: companies, jobs, and students with a history. Every run creates the same
 * data, with dates relative to the clock's today. The caller provides the transaction.
 */
export async function seedDemo({ clock, database, passwords }: SeedDeps): Promise<void> {
  const calendar = createCalendar(clock.now());
  const dice = createDice(SEED);
  const locations = makeLocations();
  const industries = makeIndustries();
  const categories = makeJobCategories();
  const companies = makeCompanies(dice, locations, industries);
  const jobs = makeJobs(
    { dice, calendar, companies, locations, categories, universityId: UNIVERSITY },
    PUBLIC_JOBS,
    UNIVERSITY_JOBS,
  );
  for (const { row } of jobs) {
    if (row.title === FEATURED_TITLE)
      Object.assign(row, openToEverySide(row), closingOn(FEATURED_CLOSES, calendar, row));
  }
  const companyOf = new Map(companies.map((made) => [made.row.id, made]));
  const near = new Set(NEAR.map((city) => locations.idOf(city)));
  const hana = makeHistory(calendar, seedId('person', NUMBERS.hana), jobs, companyOf, HANA_STORIES, near, 1, {
    PUBLIC: PUBLIC_FAVORITES,
    UNIVERSITY: 2,
  });
  const alex = makeHistory(
    calendar,
    seedId('person', NUMBERS.alex),
    jobs,
    companyOf,
    ALEX_STORIES,
    near,
    201,
    {
      PUBLIC: 3,
      UNIVERSITY: 0,
    },
  );
  const favorite = hana.favorites.findLast((_, index) => index < PUBLIC_FAVORITES);
  for (const { row } of jobs) {
    if (row.id === favorite?.job_id)
      Object.assign(row, closingOn(FAVORITE_CLOSES, calendar, row), {
        questions: JSON.stringify(questionsOf(FAVORITE_QUESTIONS)),
      });
  }
  const applications = [...hana.applications, ...alex.applications];
  for (const job of jobs.filter(({ row }) => row.kind === 'INTERNSHIP')) {
    job.row.internship = JSON.stringify(makeInternshipTerms(job, ofCompany(companyOf, job)));
  }

  await database
    .insertInto('universities')
    .values({ id: UNIVERSITY, name: 'Seiryo University', name_jp: '青嶺大学', details: '{}' })
    .execute();
  await database
    .insertInto('subscriptions')
    .values({ university_id: UNIVERSITY, code: 'SEIRYO-2027-7KQ4', expires_on: '2099-03-31' })
    .execute();
  await seedAccounts(database, calendar, await passwords.hash(DEMO_PASSWORD));
  await database
    .insertInto('companion_accounts')
    .values({
      phone: '+819055550123',
      family_name: 'Mori',
      first_name: 'Riku',
      family_name_jp: '森',
      first_name_jp: '陸',
      graduation_year: 2028,
    })
    .execute();
  await database.insertInto('locations').values(locations.rows).execute();
  await database.insertInto('industries').values(industries.rows).execute();
  await database.insertInto('job_categories').values(categories.rows).execute();
  await database
    .insertInto('companies')
    .values(companies.map(({ row }) => row))
    .execute();
  await database
    .insertInto('jobs')
    .values(jobs.map(({ row }) => row))
    .execute();
  await database
    .insertInto('job_locations')
    .values(
      jobs.flatMap(({ row, locationIds }) =>
        locationIds.map((location, position) => ({ job_id: row.id, location_id: location, position })),
      ),
    )
    .execute();
  await database
    .insertInto('applications')
    .values(applications.map(({ row }) => row))
    .execute();
  await database
    .insertInto('application_events')
    .values(applications.flatMap(({ events }) => events))
    .execute();
  await database
    .insertInto('interviews')
    .values(applications.flatMap(({ interviews }) => interviews))
    .execute();
  await database
    .insertInto('job_offers')
    .values(applications.flatMap(({ offer }) => offer ?? []))
    .execute();
  await database
    .insertInto('job_favorites')
    .values([...hana.favorites, ...alex.favorites])
    .execute();
  await seedRecords(database, calendar, {
    hanaId: seedId('person', NUMBERS.hana),
    alexId: seedId('person', NUMBERS.alex),
    hanasApplications: hana.applications,
    companyIds: companies.map(({ row }) => row.id),
    locationId: locations.idOf,
  });
  await seedNotifications(database, calendar, {
    hanaId: seedId('person', NUMBERS.hana),
    alexId: seedId('person', NUMBERS.alex),
    hanasApplications: hana.applications,
    alexsApplications: alex.applications,
  });
  const { posts, likes } = makePosts(calendar, {
    universityId: UNIVERSITY,
    companyId: (name) => idNamed(companies, name),
    studentIds: {
      hana: seedId('person', NUMBERS.hana),
      alex: seedId('person', NUMBERS.alex),
      away: seedId('person', NUMBERS.away),
    },
  });
  await database.insertInto('posts').values(posts).execute();
  await database.insertInto('post_likes').values(likes).execute();
  await refreshPostSearch(database);
  await seedStudentProfiles(database, calendar, {
    hanaId: seedId('person', NUMBERS.hana),
    industryId: industries.idOf('machinery'),
    categoryId: categories.idOf('data'),
  });
  await seedAnswers(database, calendar, {
    hanaId: seedId('person', NUMBERS.hana),
    alexId: seedId('person', NUMBERS.alex),
  });
  await seedResumes(database, calendar, seedId('person', NUMBERS.hana));
  await seedSentApplications(database, calendar, seedId('person', NUMBERS.hana), hana.applications);
  await seedSeminars(database, calendar, {
    universityId: UNIVERSITY,
    companyId: (name) => idNamed(companies, name),
    hanaId: seedId('person', NUMBERS.hana),
    alexId: seedId('person', NUMBERS.alex),
  });
  await seedCourses(database, calendar, {
    hanaId: seedId('person', NUMBERS.hana),
    universityId: UNIVERSITY,
  });
  await seedHelp(database, calendar, {
    hanaId: seedId('person', NUMBERS.hana),
    industryIds: [industries.idOf('machinery'), industries.idOf('food')],
  });
  await seedCareerOffice(database, calendar, {
    universityId: UNIVERSITY,
    hanaId: seedId('person', NUMBERS.hana),
    companyId: (name) => idNamed(companies, name),
    locationId: locations.idOf,
  });
  await seedAnswerComments(database, calendar, {
    hanaId: seedId('person', NUMBERS.hana),
    counsellorId: seedId('university', 0x0101),
    counsellor: '浅井 裕子',
  });
  await seedChats(database, calendar, {
    universityId: UNIVERSITY,
    studentIds: { hana: seedId('person', NUMBERS.hana), alex: seedId('person', NUMBERS.alex) },
    companyIds: (student, stage) =>
      (student === 'hana' ? hana : alex).applications
        .filter(({ row }) => row.stage === stage)
        .flatMap(({ row }) => jobs.find((job) => job.row.id === row.job_id)?.companyId ?? []),
  });
  await refreshCompanySearch(database);
  await refreshJobSearch(database);
}

function idNamed(companies: readonly MadeCompany[], name: string): string {
  const made = companies.find(({ row }) => row.name === name);
  if (made === undefined) throw new Error(`No company of the demo is called ${name}.`);
  return made.row.id;
}

interface History {
  readonly applications: readonly MadeApplication[];
  readonly favorites: readonly Insertable<Database['job_favorites']>[];
}

/** Whether hours are entered for it. */
const isWorked = ({ kind, steps }: SeedStory): boolean =>
  kind === 'INTERNSHIP' && steps.some(([action]) => action === 'accept-offer');

const isFourWeeks = ({ row }: MadeJob): boolean =>
  row.work_style !== 'REMOTE' && row.description?.includes(INTERNSHIP_TIME[2]?.[0] ?? '') === true;

/**
 * A student's applications, and so many favorites among the jobs that are left.
 * @param near places one can commute to, for an internship under way
 */
function makeHistory(
  calendar: Calendar,
  userId: string,
  jobs: readonly MadeJob[],
  companyOf: ReadonlyMap<string, MadeCompany>,
  stories: readonly SeedStory[],
  near: ReadonlySet<string>,
  firstNumber: number,
  favorites: Readonly<Record<SeedStory['audience'], number>>,
): History {
  const liked = ['engineering', 'data', 'software', 'planning', 'research'];
  const chooser = createJobChooser(jobs, ({ category }) => liked.includes(category));
  const featured = (job: MadeJob) => job.row.title === FEATURED_TITLE;
  const applications = stories.map((story, index) => {
    const isWanted = (one: MadeJob) =>
      !featured(one) && (!isWorked(story) || (isFourWeeks(one) && near.has(one.locationIds[0] ?? '')));
    const job = chooser.take(fitting(calendar, story, isWanted));
    if (story.steps.length === 1 && story.answerIn !== undefined) keepOpen(job, story.answerIn + 1, calendar);
    return makeApplication(calendar, userId, job, ofCompany(companyOf, job), story, firstNumber + index);
  });
  const chosen = (['PUBLIC', 'UNIVERSITY'] as const).flatMap((audience) =>
    Array.from({ length: favorites[audience] }, (_, index) =>
      chooser.take(
        fitting(calendar, { audience }, (job) => index > 0 || audience !== 'PUBLIC' || featured(job)),
      ),
    ),
  );
  return {
    applications,
    favorites: chosen.map(({ row }, index) => ({
      user_id: userId,
      job_id: row.id,
      created_at: calendar.at(-index * 3 - 1, 20, 15),
    })),
  };
}

/** Lets a recommended job be open for so many days at least, since the answer is due before it closes. */
function keepOpen({ row }: MadeJob, days: number, calendar: Calendar): void {
  const until = calendar.at(days, 23, 59);
  const applyBy = row.university_deadline ?? row.entry_deadline;
  if (applyBy === null || applyBy === undefined || new Date(applyBy) >= until) return;
  Object.assign(row, closingOn(days, calendar, row));
  if (row.university_deadline === null || row.university_deadline === undefined) return;
  row.university_deadline = until;
  row.entry_deadline = calendar.at(days + 4, 23, 59);
}

/** Changes of a job whose entry deadline is so many days from today: its documents are due by then. */
function closingOn(
  days: number,
  calendar: Calendar,
  { selection_process = '[]' }: MadeJob['row'],
): Partial<MadeJob['row']> {
  const [, ...rounds] = z.array(z.unknown()).parse(JSON.parse(selection_process));
  return {
    entry_deadline: calendar.at(days, 23, 59),
    selection_process: JSON.stringify([documentsBy(calendar.day(days)), ...rounds]),
  };
}

/** Terms of a job that is open to arts and science, requires no Japanese and has no further conditions. */
function openToEverySide({ terms = '{}' }: MadeJob['row']): Partial<MadeJob['row']> {
  const others = z.record(z.string(), z.unknown()).parse(JSON.parse(terms));
  return {
    field_of_study: 'ANY',
    japanese_level: 'NONE',
    has_visa_support: true,
    terms: JSON.stringify({ ...others, eligibleApplicants: null, eligibleApplicantsJp: null }),
  };
}

function ofCompany(companyOf: ReadonlyMap<string, MadeCompany>, { companyId }: MadeJob): MadeCompany {
  const company = companyOf.get(companyId);
  if (company === undefined) throw new Error('A job of the demo has no company.');
  return company;
}

/** Jobs of the kind a story needs, open to this year's graduates of an arts faculty. */
function fitting(
  calendar: Calendar,
  { audience, kind }: Pick<SeedStory, 'audience' | 'kind'>,
  isWanted: (job: MadeJob) => boolean,
): (job: MadeJob) => boolean {
  return (job) =>
    job.row.audience === audience &&
    job.row.kind === (kind ?? 'JOB') &&
    !job.row.is_closed &&
    job.row.field_of_study !== 'SCIENCE' &&
    (job.row.graduation_years ?? []).includes(calendar.graduationYear) &&
    isWanted(job);
}

/** Years of age at graduation, from the calendar year. */
const AGE_AT_GRADUATION = 23;

async function seedAccounts(database: Deps['database'], calendar: Calendar, password: string): Promise<void> {
  const accounts: readonly (readonly [number, SeedAccount])[] = [
    [NUMBERS.hana, ACCOUNTS.hana],
    [NUMBERS.alex, ACCOUNTS.alex],
    [NUMBERS.blocked, ACCOUNTS.blocked],
    [NUMBERS.away, ACCOUNTS.away],
    [NUMBERS.admin, ACCOUNTS.admin],
  ];
  const created = calendar.at(-310, 12);
  await database
    .insertInto('users')
    .values(
      accounts.map(([number, account]) => ({
        id: seedId('person', number),
        email: account.email,
        password_hash: password,
        role: account.role,
        account_status: account.accountStatus,
        email_verified_at: created,
        created_at: created,
        updated_at: created,
      })),
    )
    .execute();
  await database
    .insertInto('user_details')
    .values(
      accounts.map(([number, account]) => ({
        id: seedId('person', number + 1),
        user_id: seedId('person', number),
        family_name: account.familyName,
        first_name: account.firstName,
        family_name_jp: account.familyNameJp,
        first_name_jp: account.firstNameJp,
        family_name_furigana: account.familyNameFurigana,
        first_name_furigana: account.firstNameFurigana,
        nickname: account.nickname,
        gender: account.gender,
        date_of_birth:
          account.birthday === null
            ? null
            : `${calendar.graduationYear - AGE_AT_GRADUATION}-${account.birthday}`,
        mobile_phone: account.mobilePhone,
        address: account.address === null ? null : JSON.stringify(account.address),
        skills: [...account.skills],
        updated_at: created,
      })),
    )
    .execute();
  await database
    .insertInto('students')
    .values(
      accounts
        .filter(([, account]) => account.role === 'STUDENT')
        .map(([number, account]) => ({
          id: seedId('person', number + 2),
          user_id: seedId('person', number),
          university_id: account.hasUniversity ? UNIVERSITY : null,
          university_linked_at: account.hasUniversity ? calendar.at(-200, 10, 0) : null,
          graduation_year: calendar.graduationYear,
          needs_visa: account.needsVisa,
          created_at: created,
        })),
    )
    .execute();
  await database
    .insertInto('terms_acceptances')
    .values(
      accounts.map(([number]) => ({
        user_id: seedId('person', number),
        version: CURRENT_TERMS,
        accepted_at: created,
      })),
    )
    .execute();
}
