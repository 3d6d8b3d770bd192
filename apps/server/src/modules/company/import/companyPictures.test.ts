import { manifest } from '@michi/api/manifest';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';
import { importCompanies } from './importCompanies.ts';

const testApp = await createTestApp();
const { app, deps, request } = testApp;

let home: string;
let folder: string;
let token: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'michi-pictures-'));
  folder = join(home, 'import');
  await mkdir(join(folder, 'pictures'), { recursive: true });
  ({ token } = (await createSmallFixture(testApp)).hana);
});
afterAll(() => rm(home, { recursive: true, force: true }));

const NAME = 'Kitakaze Optics';

async function importCompany(fields: object, language: 'en' | 'jp' = 'en'): Promise<readonly string[]> {
  const path = join(folder, 'companies.jsonl');
  await writeFile(path, JSON.stringify({ name: NAME, about: 'Lenses for cold places.', ...fields }));
  return (await importCompanies(deps, path, () => undefined, language)).lines.slice(0, -1);
}

async function show() {
  const found = await request(manifest.company.listCompanies, 200, { token, query: `search=${NAME}` });
  const { id } = present(found.data.companies[0]);
  return (await request(manifest.company.showCompany, 200, { token, params: { id } })).data;
}

const drawn = (width: number, height: number, background = 'teal') =>
  sharp({ create: { width, height, channels: 3, background } }).withExif({
    IFD0: { ImageDescription: 'taken at home' },
  });

const load = (url: string, accept = 'image/avif,image/webp,*/*') =>
  app.request(`/api/common/${url}`, { headers: { accept } });

const files = async (): Promise<number> =>
  (await deps.database.selectFrom('files').select('id').execute()).length;

test('a logo and a cover come in two widths, in the format that the client takes, without metadata and session', async () => {
  await writeFile(join(folder, 'logo.png'), await drawn(400, 200).png().toBuffer());
  await writeFile(join(folder, 'pictures', 'hall.jpg'), await drawn(2000, 1500).jpeg().toBuffer());
  await importCompany({
    logo: 'logo.png',
    image: 'pictures/hall.jpg',
    imageText: 'A workshop full of lenses',
    imageTextJp: 'レンズの並ぶ工房',
  });
  const { company, cover } = await show();
  const logo = present(company.logo);
  expect([logo.text, logo.textJp]).toEqual([null, null]);
  expect(logo.sizes.map(({ width }) => width)).toEqual([96, 192]);
  expect(cover).toMatchObject({ text: 'A workshop full of lenses', textJp: 'レンズの並ぶ工房' });
  const sizes = present(cover).sizes;
  expect(sizes.map(({ width }) => width)).toEqual([640, 1280]);
  for (const [accept, type, format] of [
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['*/*', 'image/webp', 'webp'],
  ] as const) {
    const shapes = [];
    for (const { url } of [...logo.sizes, ...sizes]) {
      const response = await load(url, accept);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toMatch(/^Accept,/);
      const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([picture.format, picture.exif]).toEqual([format, undefined]);
      shapes.push(`${picture.width}×${picture.height}`);
    }
    expect(shapes).toEqual(['96×96', '192×192', '640×213', '1280×427']);
  }
  expect((await load(present(logo.sizes[0]).url.replace('=96', '=97'))).status).toBe(404);
});

test('the same file again stores nothing; another one replaces it, whose bytes are gone', async () => {
  const url = async () => present(present((await show()).company.logo).sizes[0]).url;
  const before = await url();
  const stored = await files();
  expect(await importCompany({ logo: 'logo.png' })).toEqual([
    'Line 1 changed: image, imageText, imageTextJp',
  ]);
  expect(await files()).toBe(stored - 4);
  expect(await importCompany({ logo: 'logo.png' })).toEqual([]);
  expect(await url()).toBe(before);
  await writeFile(join(folder, 'logo.png'), await drawn(50, 50, 'crimson').png().toBuffer());
  expect(await importCompany({ logo: 'logo.png' })).toEqual(['Line 1 changed: logo']);
  expect(present((await show()).company.logo).sizes.map(({ width }) => width)).toEqual([50]);
  await deps.background.settled();
  expect((await load(before)).status).toBe(404);
  expect(await importCompany({})).toEqual(['Line 1 changed: logo']);
  expect((await show()).company.logo).toBeNull();
  expect(await files()).toBe(stored - 8);
});

test('a file that is no picture of the folder is refused by line and field; the rest of the line and the picture it had stay', async () => {
  await writeFile(join(folder, 'logo.png'), await drawn(96, 96).png().toBuffer());
  await importCompany({ logo: 'logo.png', logoText: 'A lens' });
  await writeFile(join(home, 'secret.png'), await drawn(96, 96).png().toBuffer());
  await symlink(join(home, 'secret.png'), join(folder, 'link.png'));
  await writeFile(join(folder, 'program.png'), 'MZ');
  await writeFile(
    join(folder, 'vector.svg'),
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  await writeFile(join(folder, 'large.png'), Buffer.alloc(5 * 1024 * 1024 + 1));
  const png = await drawn(96, 96).png().toBuffer();
  await writeFile(join(folder, 'half.png'), png.subarray(0, png.length - 60));
  const bomb = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'teal' } });
  await writeFile(join(folder, 'bomb.png'), await bomb.png().toBuffer());
  const reasons = {
    'missing.png': /there is no file missing\.png in the same folder/,
    '../secret.png': /is not the path of a file in the same folder/,
    'pictures/../../secret.png': /is not the path/,
    [join(home, 'secret.png')]: /is not the path/,
    'link.png': /is not the path/,
    'https://kitakaze.example/logo.png': /is not the path/,
    'C:\\logo.png': /is not the path/,
    pictures: /there is no file pictures/,
    'program.png': /is not a complete JPEG, PNG or GIF of up to 64 megapixels/,
    'vector.svg': /is an SVG/,
    'large.png': /has 5,?242,?881 bytes, more than 5,?242,?880/,
    'half.png': /is not a complete JPEG/,
    'bomb.png': /is not a complete JPEG/,
  };
  for (const [index, [logo, reason]] of Object.entries(reasons).entries()) {
    const [line = '', ...others] = await importCompany({
      logo,
      logoText: 'A lens',
      about: `Lenses ${index}`,
    });
    expect([line, ...others].join('\n')).toMatch(/^Line 1 changed: about\nLine 1: left out logo \(/);
    expect(others.join('\n')).toMatch(reason);
    const { about, company } = await show();
    expect([about, company.logo?.text]).toEqual([`Lenses ${index}`, 'A lens']);
  }
  expect((await importCompany({ logo: 'vector.svg' }, 'jp')).join('\n')).toMatch(
    /1行目：logo を除外しました（SVGは取り込めません/,
  );
});

test('jobs, messages and posts show the pictures of their company', async () => {
  const name = 'Yukari Robotics';
  await importCompany({ name, logo: 'logo.png', image: 'pictures/hall.jpg', imageText: 'A hall' });
  const listed = await request(manifest.job.listJobs, 200, { token, query: '' });
  const { id, company } = present(listed.data.data.find((job) => job.company.name === name));
  const logo = present(company.logo);
  const { companyCover } = (await request(manifest.job.showJob, 200, { token, params: { id } })).data;
  expect(companyCover?.text).toBe('A hall');
  const post = await deps.database
    .insertInto('posts')
    .values({
      title: 'Open house',
      body: '<p>Come.</p>',
      publisher: 'COMPANY',
      company_id: company.id,
      published_at: deps.clock.now(),
      updated_at: deps.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shown = await request(manifest.news.showPost, 200, { token, params: { id: post.id } });
  expect(shown.data.publisherLogo).toEqual(logo);
  const entity = await request(manifest.chat.showChatEntity, 200, { token, params: { id: company.id } });
  expect(JSON.stringify(entity)).toContain(JSON.stringify(logo));
});
