import { refreshCompanySearch } from '../src/modules/company/index.ts';
import { refreshJobSearch } from '../src/modules/job/index.ts';
import type { SignedIn, TestApp } from './testApp.ts';

/** A few records of each kind, for tests of several services. */
export interface SmallFixture {
  readonly universityId: string;
  readonly companyIds: readonly string[];
  readonly locationId: string;
  readonly categoryId: string;
  readonly industryId: string;
  readonly jobs: {
    /** Open to everyone. */
    readonly open: readonly string[];
    readonly closed: string;
    readonly full: string;
    /** For the students of `universityId`. */
    readonly ofUniversity: string;
    /** For the students of another university. */
    readonly ofOther: string;
    readonly otherYear: string;
  };
  readonly hana: SignedIn;
  readonly alex: SignedIn;
  readonly onLeave: SignedIn;
  readonly admin: SignedIn;
  /** Password of all of them. */
  readonly password: string;
}

/** Fills a test's database: two universities, two companies, a dozen jobs, and four users with one password. */
export async function createSmallFixture(testApp: TestApp): Promise<SmallFixture> {
  const { database } = testApp.deps;
  const password = 'blue-ridge-2027';
  const passwordHash = await testApp.deps.passwords.hash(password);
  const universityId = await testApp.addUniversity('Seiryo University');
  const otherUniversityId = await testApp.addUniversity('Minato University');
  const { id: locationId } = await database
    .insertInto('locations')
    .values({ city: 'Tokyo', city_jp: '東京', region: 'Kanto', region_jp: '関東', country: 'JP' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: categoryId } = await database
    .insertInto('job_categories')
    .values({ title: 'Engineering', title_jp: 'エンジニア' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: industryId } = await database
    .insertInto('industries')
    .values({ title: 'Machinery and robotics', title_jp: '機械・ロボット' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const companies = await database
    .insertInto('companies')
    .values([
      {
        name: 'Yukari Robotics',
        name_jp: 'ゆかりロボティクス株式会社',
        industry_id: industryId,
        location_id: locationId,
        details: '{}',
      },
      { name: 'Harbour & Sons', details: '{}' },
    ])
    .returning('id')
    .execute();
  const companyIds = companies.map(({ id }) => id);
  let count = 0;
  const addJob = async (changes: {
    is_closed?: boolean;
    positions?: number;
    hired_positions?: number;
    audience?: 'UNIVERSITY';
    university_id?: string;
    graduation_years?: number[];
  }): Promise<string> => {
    count += 1;
    const { id } = await database
      .insertInto('jobs')
      .values({
        code: `J-${count}`,
        company_id: companyIds[count % companyIds.length] ?? '',
        category_id: categoryId,
        title: `Control engineer ${count}`,
        title_jp: `制御エンジニア ${count}`,
        salary_minimum: 250_000 + count,
        salary_maximum: 300_000,
        salary_currency: 'JPY',
        salary_period: 'MONTH',
        employment_status: 'PERMANENT',
        work_style: 'HYBRID',
        terms: '{}',
        posted_at: new Date(testApp.clock.now().getTime() - count * 60_000),
        ...changes,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.insertInto('job_locations').values({ job_id: id, location_id: locationId }).execute();
    return id;
  };
  const open: string[] = [];
  for (let index = 0; index < 8; index += 1) open.push(await addJob({}));
  const jobs = {
    open,
    closed: await addJob({ is_closed: true }),
    full: await addJob({ positions: 1, hired_positions: 1 }),
    ofUniversity: await addJob({ audience: 'UNIVERSITY', university_id: universityId }),
    ofOther: await addJob({ audience: 'UNIVERSITY', university_id: otherUniversityId }),
    otherYear: await addJob({ graduation_years: [2020] }),
  };
  await refreshCompanySearch(database);
  await refreshJobSearch(database);
  // Verified, so that a second step can be set up.
  const verified = { passwordHash, isEmailVerified: true };
  const hana = await testApp.signInStudent({ ...verified, email: 'hana@michi.example', universityId });
  const alex = await testApp.signInStudent({ ...verified, email: 'alex@michi.example' });
  const onLeave = await testApp.signInStudent({
    email: 'away@michi.example',
    passwordHash,
    accountStatus: 'ON_LEAVE',
  });
  const admin = await testApp.signInStudent({ ...verified, email: 'admin@michi.example' });
  await database.deleteFrom('students').where('user_id', '=', admin.userId).execute();
  await database.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', admin.userId).execute();
  return {
    universityId,
    companyIds,
    locationId,
    categoryId,
    industryId,
    jobs,
    hana,
    alex,
    onLeave,
    admin,
    password,
  };
}
