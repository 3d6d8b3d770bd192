import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../test/demoApp.ts';

type Json = ReturnType<typeof JSON.parse>;

let demo: DemoApp;

beforeAll(async () => {
  demo = await createDemoApp();
});

async function get(path: string): Promise<Json> {
  const { status, body } = await demo.send('GET', `/api/company${path}`, { token: demo.hana.token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const names = (companies: readonly Json[]) => companies.map(({ name }) => name);

describe('the list of companies', () => {
  test('is in the order of their names, a thousand at once when asked', async () => {
    const { companies, totalRecords } = await get('/companies?size=1000');
    expect(totalRecords).toBe(60);
    expect(names(companies)).toEqual(names(companies).toSorted());
  });

  test('comes in pages that hold each company once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => get(`/companies?page=${page}`)));
    expect(pages.map(({ nextPage }) => nextPage)).toEqual([2, 3, null]);
    expect(new Set(pages.flatMap(({ companies }) => names(companies))).size).toBe(60);
  });

  test.each([
    ['ゆかり', ['Yukari Robotics']],
    ['ﾕｶﾘ', []],
    ['ロボティクス 川崎', ['Yukari Robotics']],
    ['川崎', ['Yukari Robotics']],
    ['yukari', ['Yukari Robotics']],
  ])('searched for %s holds %j', async (search, expected) => {
    expect(names((await get(`/companies?search=${encodeURIComponent(search)}`)).companies)).toEqual(expected);
  });

  test('by an industry, or by the one above it', async () => {
    const { categories } = await get('/companies/categories');
    const [manufacturing] = categories;
    const [machinery] = manufacturing.children;
    const inside = (await get(`/companies?size=100&industryId=${machinery.id}`)).companies;
    expect(inside.length).toBeGreaterThan(1);
    expect(inside.every(({ industry }: Json) => industry.id === machinery.id)).toBe(true);
    const above = (await get(`/companies?size=100&industryId=${manufacturing.id}`)).companies;
    expect(names(above)).toEqual(expect.arrayContaining(names(inside)));
    expect(above.length).toBeGreaterThan(inside.length);
  });
});

describe('a company', () => {
  test('is shown whole, with the jobs it has open', async () => {
    const [summary] = (await get('/companies?search=yukari')).companies;
    const detail = await get(`/companies/${summary.id}`);
    expect(detail.company).toEqual(summary);
    expect(detail).toMatchObject({ email: 'saiyo@yukari.example', website: 'https://yukari.example' });
    const { body } = await demo.send('GET', `/api/job/jobs/all?size=1&companyId=${summary.id}`, {
      token: demo.hana.token,
    });
    expect(summary.openJobs).toBe(body.data.totalRecords);
  });

  test('that says nothing about itself has nothing in every place', async () => {
    const { id } = await demo.deps.database
      .insertInto('companies')
      .values({ name: 'Quiet', details: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await get(`/companies/${id}`)).toMatchObject({
      about: null,
      benefits: [],
      company: { industry: null },
    });
    await demo.deps.database.deleteFrom('companies').where('id', '=', id).execute();
  });

  test('nobody knows is not found, in the language asked for', async () => {
    const { status, body } = await demo.send(
      'GET',
      '/api/company/companies/0199a1c2-0000-7000-8000-00000000dead',
      {
        token: demo.hana.token,
        language: 'ja',
      },
    );
    expect([status, body.error, body.message]).toEqual([
      404,
      'NOT_FOUND',
      'お探しのものが見つかりませんでした。',
    ]);
  });
});

describe('the industries', () => {
  test('come nested, and plain with isPlain=true, with the same counts', async () => {
    const { categories } = await get('/companies/categories');
    const plain: readonly Json[] = await get('/companies/categories?isPlain=true');
    expect(plain.map(({ id }) => id)).toEqual(
      categories.flatMap(({ id, children }: Json) => [id, ...children.map((child: Json) => child.id)]),
    );
    const counts = new Map(plain.map(({ id, jobCount }) => [id, jobCount]));
    for (const { children } of categories) {
      for (const child of children) expect(counts.get(child.id)).toBe(child.jobCount);
    }
  });
});
