import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createCareerOfficeFixture, type CareerOfficeFixture } from '../../../../test/careerOfficeFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { universityCommands } from './universityCommands.ts';

let testApp: TestApp;
let office: CareerOfficeFixture;
let student: SignedIn;
let printed: string[];

beforeAll(async () => {
  testApp = await createTestApp();
  office = await createCareerOfficeFixture(testApp);
  student = await office.addStudent();
});

beforeEach(() => {
  printed = [];
  testApp.clock.set('2026-11-20T03:00:00.000Z');
});

/** Runs a command as a terminal would; refusals throw. */
async function michi(...args: readonly string[]): Promise<void> {
  const program = new Command('michi').exitOverride().configureOutput({ writeErr: () => undefined });
  universityCommands(
    program,
    async (work) => {
      printed.push(...(await work(testApp.deps)).lines);
    },
    async (command, path) => {
      printed.push(...(await command(testApp.deps, path, () => undefined, 'en')).lines);
    },
  );
  for (const command of program.commands.flatMap(({ commands }) => commands)) {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
  }
  await program.parseAsync(['university', ...args], { from: 'user' });
}

/** Gives records to `michi university schedule`. */
async function schedule(...records: readonly (object | string)[]): Promise<void> {
  const path = join(tmpdir(), `michi-counsellors-${randomUUID()}.jsonl`);
  await writeFile(
    path,
    records.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n'),
  );
  try {
    await michi('schedule', path);
  } finally {
    await rm(path);
  }
}

const ASAI = {
  university: 'Seiryo University',
  name: 'Yuko Asai',
  nameJp: '浅井 裕子',
  style: 'ONLINE',
  languages: ['ja', 'en'],
  topics: ['INTERVIEW'],
  studentsAssisted: 214,
  hours: [{ weekday: 'MONDAY', from: '10:00', to: '11:30' }],
};

const counsellors = async () =>
  (await testApp.request(manifest.user.listCounsellors, 200, { token: await office.tokenOf(student) })).data
    .data;

test('a counsellor is added with hours and absences, and changed by a second file', async () => {
  await schedule({ ...ASAI, absences: [{ from: '2026-11-23T00:00:00Z', to: '2026-11-24T00:00:00Z' }] });
  expect(printed).toEqual(['Counsellors: 1 read, 1 added, 0 changed, 0 unchanged, 0 refused']);
  expect(await counsellors()).toMatchObject([
    { name: 'Yuko Asai', studentsAssisted: 214, nextAvailableAt: '2026-11-30T01:00:00.000Z' },
  ]);
  printed = [];
  await schedule({ ...ASAI, hours: [{ weekday: 'TUESDAY', from: '09:00', to: '10:00' }] });
  expect(printed).toEqual([
    'Line 1 changed: hours, absences',
    'Counsellors: 1 read, 0 added, 1 changed, 0 unchanged, 0 refused',
  ]);
  printed = [];
  await schedule({ ...ASAI, hours: [{ weekday: 'TUESDAY', from: '09:00', to: '10:00' }] });
  expect(printed).toEqual(['Counsellors: 1 read, 0 added, 0 changed, 1 unchanged, 0 refused']);
  const [asai, ...others] = await counsellors();
  expect([asai?.nextAvailableAt, others]).toEqual(['2026-11-24T00:00:00.000Z', []]);
  const { data } = await testApp.request(manifest.user.showCounsellor, 200, {
    token: await office.tokenOf(student),
    params: { id: present(asai).id },
  });
  expect(data).toMatchObject({
    hours: [{ weekday: 'TUESDAY', from: '09:00', to: '10:00' }],
    timezone: 'Asia/Tokyo',
  });
  await schedule({ ...ASAI, takesBookings: false });
  expect(await counsellors()).toMatchObject([{ isAvailable: false, nextAvailableAt: null }]);
});

test('an invalid record is refused with the name of its field, and skipped', async () => {
  await schedule(
    '{"name": ',
    { ...ASAI, university: 'Nowhere' },
    { ...ASAI, hours: [{ weekday: 'MONDAY', from: '11:00', to: '10:00' }] },
    {
      ...ASAI,
      timezone: 'Asia/Nowhere',
      hours: [
        { weekday: 'MONDAY', from: '10:00', to: '12:00' },
        { weekday: 'MONDAY', from: '11:00', to: '13:00' },
      ],
    },
    { ...ASAI, style: 'BOTH' },
    { ...ASAI, salary: 1 },
    { ...ASAI, absences: [{ from: '2026-12-28T00:00:00+09:00', to: '9999-12-31T00:00:00+09:00' }] },
    { ...ASAI, slotMinutes: 50, hours: [{ weekday: 'MONDAY', from: '10:10', to: '12:00' }] },
    { ...ASAI, absences: [{ from: '2026-12-28T00:00:00Z', to: '2026-12-28T00:00:00Z' }] },
    { ...ASAI, name: 'Kenji Murata' },
  );
  expect(printed).toEqual([
    'Line 1: is not JSON',
    'Line 2: university: there is nothing called Nowhere',
    'Line 3: hours.0.to: 10:00 is not after from (11:00)',
    'Line 4: timezone: is not the name of a time zone; hours.1: 11:00–13:00 overlaps hours.0 (10:00–12:00)',
    'Line 5: place: is missing: this counsellor meets students on site',
    expect.stringContaining('salary'),
    'Line 7: absences.0.to: 9999-12-31 is after 2036-11-20',
    'Line 8: slotMinutes: is not in whole quarter hours, such as 45 or 10:15; hours.0.from: is not in whole quarter hours, such as 45 or 10:15',
    'Line 9: absences.0.to: 2026-12-28T00:00:00Z is not after from (2026-12-28T00:00:00Z)',
    'Counsellors: 10 read, 1 added, 0 changed, 0 unchanged, 9 refused',
  ]);
});

test("a day is one of the operator's zone, which its times name", async () => {
  const counsellor = await office.addCounsellor();
  // 25 November, 10:00 in Japan; still the 24th in Los Angeles.
  const id = await office.booked(student, counsellor, '2026-11-25T01:00:00.000Z');
  const listed = async (day: string) => {
    printed = [];
    await michi('appointments', '--university', 'Seiryo University', '--day', day);
    return printed.map((line) => line.split('\t').slice(0, 2));
  };
  expect(await listed('2026-11-24')).toEqual([]);
  expect(await listed('2026-11-25')).toEqual([[id, '2026-11-25 10:00 JST']]);
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(await listed('2026-11-24')).toEqual([[id, '2026-11-24 17:00 America/Los_Angeles']]);
  expect(await listed('2026-11-25')).toEqual([]);
  vi.unstubAllEnvs();
  await expect(listed('2026-02-30')).rejects.toThrow('is not a day');
});

test('attendance is recorded and counts once for the counsellor, and a missed appointment notifies the student', async () => {
  const counsellor = await office.addCounsellor({ assisted_before: 10 });
  const ids = [];
  for (const day of ['23', '24'])
    ids.push(await office.booked(student, counsellor, `2026-11-${day}T01:00:00.000Z`));
  const [first = '', second = ''] = ids;
  const record = (id: string, outcome: string) => michi('record', '--appointment', id, '--outcome', outcome);
  await expect(record(first, 'attended')).rejects.toThrow('begins at 2026-11-23 10:00 JST');
  testApp.clock.set('2026-11-24T01:00:00.000Z');
  await michi('appointments', '--university', 'Seiryo University', '--day', '2026-11-23');
  expect(printed).toEqual([
    expect.stringMatching(new RegExp(`^${first}\\t2026-11-23 10:00 JST\\tCounsellor`)),
  ]);
  for (const id of ids) await record(id, 'attended');
  const assisted = async () =>
    present((await counsellors()).find(({ id }) => id === counsellor)).studentsAssisted;
  expect(await assisted()).toBe(11);
  for (const id of ids) await record(id, 'missed');
  expect(await assisted()).toBe(10);
  const notified = await testApp.deps.database
    .selectFrom('notifications')
    .select('title')
    .where('user_id', '=', student.userId)
    .where('title', 'like', 'Appointment missed%')
    .execute();
  expect(notified).toHaveLength(2);
  await expect(record(second.replace(/.$/, '0').replace(/^./, 'f'), 'missed')).rejects.toThrow(
    'does not exist',
  );
  await testApp.deps.database
    .updateTable('counsellings')
    .set({ status: 'CANCELLED', cancelled_at: testApp.clock.now() })
    .where('id', '=', second)
    .execute();
  await expect(record(second, 'attended')).rejects.toThrow('--appointment was cancelled');
  await expect(record('1', 'missed')).rejects.toThrow('Give an id');
  await expect(record(first, 'late')).rejects.toThrow('Give attended or missed');
});

test('a counsellor has the photo that the file names, identified by its contents, until it is removed', async () => {
  const picture = join(tmpdir(), `michi-photo-${randomUUID()}.jpg`);
  const record = { ...ASAI, name: 'Photographed' };
  const withPhoto = { ...record, photo: basename(picture) };
  const shown = async () => present((await counsellors()).find(({ name }) => name === 'Photographed')).photo;
  const load = async (url: string) => (await testApp.app.request(`/api/common/${url}`)).status;
  try {
    const portrait = sharp({ create: { width: 300, height: 400, channels: 3, background: 'teal' } });
    await writeFile(picture, await portrait.jpeg().toBuffer());
    await schedule({ ...withPhoto, photoText: 'At her desk', photoTextJp: '机に向かう浅井さん' });
    const photo = present(await shown());
    expect(photo).toMatchObject({ text: 'At her desk', textJp: '机に向かう浅井さん' });
    expect(photo.sizes.map(({ width }) => width)).toEqual([96, 192]);
    const { url } = present(photo.sizes[1]);
    const response = await testApp.app.request(`/api/common/${url}`);
    const { width, height } = await sharp(await response.arrayBuffer()).metadata();
    expect([width, height]).toEqual([192, 192]);
    await schedule(withPhoto);
    expect(printed.at(-2)).toBe('Line 1 changed: photoText, photoTextJp');
    const before = { ...photo, text: null, textJp: null };
    expect(await shown()).toEqual(before);
    await writeFile(picture, 'MZ');
    await schedule(withPhoto, { ...record, photo: 'missing.jpg' }, { ...record, photo: '../secret.jpg' });
    expect(printed.join('\n')).toMatch(
      /Line 1: photo: is not a complete JPEG, PNG or GIF of up to 64 megapixels/,
    );
    expect(printed.join('\n')).toMatch(/Line 2: photo: there is no file missing\.jpg in the same folder/);
    expect(printed.join('\n')).toMatch(/Line 3: photo: is not the path of a file in the same folder/);
    await truncate(picture, 5 * 1024 * 1024);
    await schedule(withPhoto);
    expect(printed.at(-2)).toMatch(/Line 1: photo: is not a complete JPEG/);
    await truncate(picture, 5 * 1024 * 1024 + 1);
    await schedule(withPhoto);
    expect(printed.join('\n')).toMatch(/Line 1: photo: has 5,?242,?881 bytes, more than 5,?242,?880/);
    expect(await shown()).toEqual(before);
    await schedule(record);
    expect(printed.at(-2)).toBe('Line 1 changed: photo');
    expect(await shown()).toBeNull();
    expect(await load(url)).toBe(404);
  } finally {
    await rm(picture, { force: true });
  }
});

test('a university shows the photo that an operator gives, in place of the one before, until it is removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'michi-campus-'));
  const picture = join(folder, 'campus.png');
  const draw = async (background: string) =>
    writeFile(
      picture,
      await sharp({ create: { width: 1500, height: 900, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  const photo = (...args: readonly string[]) => michi('photo', '--university', 'Seiryo University', ...args);
  const shown = async () => {
    const token = await office.tokenOf(student);
    const listed = await testApp.request(manifest.university.listUniversities, 200, {
      token,
      query: 'search=Seiryo',
    });
    const university = present(listed.data.data[0]);
    const params = { id: university.id };
    const detail = await testApp.request(manifest.university.showUniversity, 200, { token, params });
    expect(detail.data.university).toEqual(university);
    return university.photo;
  };
  const load = async (url: string) => (await testApp.app.request(`/api/common/${url}`)).status;
  const files = async () => (await testApp.deps.database.selectFrom('files').select('id').execute()).length;
  const before = await files();
  try {
    expect(await shown()).toBeNull();
    await draw('teal');
    await photo(picture, '--text', ' The main gate ', '--text-jp', '正門');
    const first = present(await shown());
    expect(first).toMatchObject({ text: 'The main gate', textJp: '正門' });
    expect(first.sizes.map(({ width }) => width)).toEqual([640, 1280]);
    const { url } = present(first.sizes[0]);
    expect(await load(url)).toBe(200);
    await photo(picture);
    expect(await shown()).toEqual({ ...first, text: null, textJp: null });

    await writeFile(join(folder, 'program.png'), 'MZ');
    await writeFile(join(folder, 'vector.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await writeFile(join(folder, 'large.png'), Buffer.alloc(5 * 1024 * 1024 + 1));
    await writeFile(
      join(folder, 'half.png'),
      (
        await sharp({ create: { width: 90, height: 30, channels: 3, background: 'teal' } })
          .png()
          .toBuffer()
      ).subarray(0, -60),
    );
    for (const [name, reason] of [
      ['program.png', 'program.png: is not a complete JPEG, PNG or GIF of up to 64 megapixels'],
      ['vector.svg', 'vector.svg: is an SVG'],
      ['large.png', 'large.png: has 5,242,881 bytes, more than 5,242,880'],
      ['half.png', 'half.png: is not a complete JPEG'],
      ['missing.png', 'There is no file'],
      ['', 'is a folder'],
    ] as const)
      await expect(photo(join(folder, name)), name).rejects.toThrow(reason);
    await expect(michi('photo', picture, '--university', 'Nowhere')).rejects.toThrow(
      '--university is not a known university: Nowhere',
    );
    await expect(photo()).rejects.toThrow('Give either a file or --remove');
    await expect(photo(picture, '--remove')).rejects.toThrow('Give either a file or --remove');
    await expect(photo('--remove', '--text', 'Gate')).rejects.toThrow('cannot be used with');
    for (const text of ['  ', 'two\nlines', 'a'.repeat(301)])
      await expect(photo(picture, '--text', text)).rejects.toThrow(/It is empty|Give one line of up to 300/);
    expect(present(await shown()).sizes).toEqual(first.sizes);

    await draw('crimson');
    await photo(picture);
    await testApp.deps.background.settled();
    expect(await load(url)).toBe(404);
    printed = [];
    await photo('--remove');
    await photo('--remove');
    expect(printed).toEqual(['The photo is removed.', 'There was no photo.']);
    expect(await shown()).toBeNull();
    await testApp.deps.background.settled();
    expect(await files()).toBe(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});
