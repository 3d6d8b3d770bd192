import { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../test/demoApp.ts';
import { present } from '../../../test/present.ts';

const { listCompanies, listAllCompanies, showCompany, listIndustries } = manifest.company;
type CompanyPage = ResponseBody<typeof listCompanies, 200>['data'];
type Industries = ResponseBody<typeof listIndustries, 200>['data'];
type IndustryTree = Exclude<Industries, readonly unknown[]>;

let demo: DemoApp;

beforeAll(async () => {
  demo = await createDemoApp();
});

async function list(query: string): Promise<CompanyPage> {
  return (await demo.request(listCompanies, 200, { query, token: demo.hana.token })).data;
}

async function show(id: string) {
  return (await demo.request(showCompany, 200, { params: { id }, token: demo.hana.token })).data;
}

async function industries(query = ''): Promise<Industries> {
  return (await demo.request(listIndustries, 200, { query, token: demo.hana.token })).data;
}

async function industryTree(): Promise<IndustryTree['categories']> {
  const data = await industries();
  if (Array.isArray(data)) throw new Error('The industries are not nested.');
  return data.categories;
}

const names = (companies: CompanyPage['companies']) => companies.map(({ name }) => name);

describe('the list of companies', () => {
  test('is ordered by name, up to a thousand per request', async () => {
    const { companies, totalRecords } = await list('size=1000');
    expect(totalRecords).toBe(60);
    expect(names(companies)).toEqual(names(companies).toSorted());
  });

  test('is paged, with each company once', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}`)));
    expect(pages.map(({ nextPage }) => nextPage)).toEqual([2, 3, null]);
    expect(new Set(pages.flatMap(({ companies }) => names(companies))).size).toBe(60);
  });

  test.each([
    ['ゆかり', ['Yukari Robotics']],
    ['ﾕｶﾘ', ['Yukari Robotics']],
    ['ロボティクス 川崎', ['Yukari Robotics']],
    ['川崎', ['Yukari Robotics']],
    ['yukari', ['Yukari Robotics']],
  ])('searched for %s holds %j', async (search, expected) => {
    expect(names((await list(`search=${encodeURIComponent(search)}`)).companies)).toEqual(expected);
  });

  test('by an industry, or by the one above it', async () => {
    const manufacturing = present((await industryTree())[0]);
    const machinery = present(manufacturing.children[0]);
    const inside = (await list(`size=100&industryId=${machinery.id}`)).companies;
    expect(inside.length).toBeGreaterThan(1);
    expect(inside.every(({ industry }) => industry?.id === machinery.id)).toBe(true);
    const above = (await list(`size=100&industryId=${manufacturing.id}`)).companies;
    expect(names(above)).toEqual(expect.arrayContaining(names(inside)));
    expect(above.length).toBeGreaterThan(inside.length);
  });
});

describe('all companies at once', () => {
  test('are in the order of their names, complete or with their names only', async () => {
    const { companies } = await list('size=1000');
    const all = async (query: string) =>
      (await demo.request(listAllCompanies, 200, { query, token: demo.hana.token })).data;
    expect(await all('')).toEqual(companies);
    expect(await all('isNameOnly=true')).toEqual(
      companies.map(({ id, name, nameJp }) => ({ id, name, nameJp })),
    );
  });
});

describe('a company', () => {
  test('is shown completely, with its open jobs', async () => {
    const summary = present((await list('search=yukari')).companies[0]);
    const detail = await show(summary.id);
    expect(detail.company).toEqual(summary);
    expect(detail).toMatchObject({ email: 'saiyo@yukari.example', website: 'https://yukari.example' });
    const jobs = await demo.request(manifest.job.listJobs, 200, {
      query: `size=1&companyId=${summary.id}`,
      token: demo.hana.token,
    });
    expect(summary.openJobs).toBe(jobs.data.totalRecords);
  });

  test('without details has none of the optional fields', async () => {
    const { id } = await demo.deps.database
      .insertInto('companies')
      .values({ name: 'Quiet', details: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await show(id)).toMatchObject({
      about: null,
      benefits: [],
      company: { industry: null },
    });
    await demo.deps.database.deleteFrom('companies').where('id', '=', id).execute();
  });

  test('an unknown company is not found, in the requested language', async () => {
    const { error, message } = await demo.request(showCompany, 404, {
      params: { id: '0199a1c2-0000-7000-8000-00000000dead' },
      token: demo.hana.token,
      language: 'ja',
    });
    expect([error, message]).toEqual(['NOT_FOUND', 'お探しの情報が見つかりませんでした。']);
  });
});

describe('the industries', () => {
  test('come nested, and plain with isPlain=true, with the same counts', async () => {
    const categories = await industryTree();
    const plain = await industries('isPlain=true');
    if (!Array.isArray(plain)) throw new Error('The industries are nested.');
    expect(plain.map(({ id }) => id)).toEqual(
      categories.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]),
    );
    const counts = new Map(plain.map(({ id, jobCount }) => [id, jobCount]));
    for (const { children } of categories) {
      for (const child of children) expect(counts.get(child.id)).toBe(child.jobCount);
    }
  });
});
