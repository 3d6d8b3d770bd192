import { manifest } from '@michi/api/manifest';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { formRequest, pdfFile } from '../../../../test/formRequest.ts';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';
import { FileMissing } from '../../../platform/files/fileFailures.ts';
import { discardLooseFiles } from '../../../platform/files/storedFiles.ts';
import { clearResumes } from './resumes.ts';

const {
  createResume,
  createResumeCopy,
  createResumeShare,
  createResumeUpload,
  deleteResume,
  deleteResumeShare,
  deleteResumeUpload,
  getSharedResumeFile,
  listResumes,
  listResumeShares,
  listResumeUploads,
  showResume,
  showSharedResume,
  updateResume,
  updateResumeUpload,
} = manifest.user;

const testApp = await createTestApp();
const { app, request, clock, deps, signInStudent } = testApp;
const { database } = deps;
const { alex, jobs } = await createSmallFixture(testApp);

type Parts = Parameters<typeof formRequest>[0];

const create = async ({ token }: SignedIn, parts: Parts = {}) =>
  (await request(createResume, 201, { token, ...(await formRequest(parts)) })).data;
const change = async ({ token }: SignedIn, id: string, parts: Parts) =>
  (await request(updateResume, 200, { token, params: { id }, ...(await formRequest(parts)) })).data;
const list = async ({ token }: SignedIn) => (await request(listResumes, 200, { token })).data;
const share = async ({ token }: SignedIn, id: string, days = 14) =>
  (await request(createResumeShare, 201, { token, params: { id }, body: { days } })).data;

async function writeAbout({ token }: SignedIn, about: string): Promise<void> {
  await request(manifest.user.updateProfile, 200, { token, body: { about } });
}

/** Lets hours go by, after which a student logs in again. */
async function later(student: SignedIn, hours: number): Promise<SignedIn> {
  clock.advance(hours * 3_600_000);
  const { token } = await beginSession(deps, student.userId, 'FULL');
  return { ...student, token };
}

/** For each file of a student whether it is in the store, once background tasks are done. */
async function filesOf(userId: string): Promise<readonly boolean[]> {
  await deps.background.settled();
  const rows = await database.selectFrom('files').select('id').where('user_id', '=', userId).execute();
  return Promise.all(rows.map(({ id }) => isStored(id)));
}

async function isStored(id: string): Promise<boolean> {
  return deps.fileStore.read(id, 0).then(
    () => true,
    (error: unknown) => !(error instanceof FileMissing),
  );
}

const COPY = { title: 'The same again' };

describe('one resume is always the one to send along', () => {
  test('the first, then the chosen one, and after its deletion the last changed one', async () => {
    const student = await signInStudent();
    const first = await create(student, { format: 'UNIVERSITY' });
    clock.advance(1000);
    const second = await create(student, { title: ' 銀行向け ' });
    clock.advance(1000);
    const third = await create(student, { file: pdfFile('履歴書 朝倉.pdf') });
    expect((await list(student)).map(({ id, isDefault, title }) => [id, isDefault, title])).toEqual([
      [first.id, true, '履歴書（大学様式）'],
      [third.id, false, '履歴書 朝倉.pdf'],
      [second.id, false, '銀行向け'],
    ]);
    await change(student, second.id, { isDefault: 'true' });
    clock.advance(1000);
    await change(student, first.id, { title: 'Renamed' });
    const deleted = await request(deleteResume, 200, { token: student.token, params: { id: second.id } });
    expect(deleted.message).toBe('Resume Deleted Successfully');
    expect((await list(student)).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [first.id, true],
      [third.id, false],
    ]);
  });

  test('twenty at most, also when created concurrently; the first twenty do not change', async () => {
    const student = await signInStudent();
    const { id } = await create(student);
    const responses = await Promise.all(
      Array.from({ length: 22 }, () =>
        testApp.send('POST', `/api/user/students/resume/${id}/copies`, { token: student.token, body: COPY }),
      ),
    );
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await list(student)).toHaveLength(20);
    expect((await list(student)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

test("a created resume has the current profile and the chosen options; the message is the specification's", async () => {
  const student = await signInStudent();
  await writeAbout(student, '読書会を続けています。');
  const { data, message } = await request(createResume, 201, {
    token: student.token,
    ...(await formRequest({ format: 'MHLW', requests: '関東を希望します。' })),
  });
  expect(message).toBe('Resume Updated Successfully');
  const show = async () =>
    present((await request(showResume, 200, { token: student.token, params: { id: data.id } })).data.content);
  expect(await show()).toMatchObject({
    about: '読書会を続けています。',
    requests: '関東を希望します。',
    writtenOn: '2026-11-20',
    years: 'ERA',
  });
  const choices = { ...present(data.choices), leftOutSections: ['ABOUT'], writtenOn: '2026-12-01' };
  await change(student, data.id, { choices });
  expect(await show()).toMatchObject({ about: null, writtenOn: '2026-12-01' });
});

describe('an English resume may be on Letter', () => {
  const show = async ({ token }: SignedIn, id: string) =>
    present((await request(showResume, 200, { token, params: { id } })).data.content);
  const open = async (token: string) =>
    present((await request(showSharedResume, 200, { body: { token } })).data.content);

  test('which is stored with it, and with its copies whatever is chosen later', async () => {
    const student = await signInStudent();
    const made = await create(student, { format: 'ENGLISH_CLASSIC' });
    const { id } = made;
    const choices = present(made.choices);
    expect([choices.paper, (await show(student, id)).paper]).toEqual(['A4', 'A4']);
    await change(student, id, { choices: { ...choices, paper: 'LETTER' } });
    expect((await list(student)).map((one) => one.choices?.paper)).toEqual(['LETTER']);
    expect((await show(student, id)).paper).toBe('LETTER');
    const { data: copy } = await request(createResumeCopy, 201, {
      token: student.token,
      params: { id },
      body: COPY,
    });
    expect(copy.choices).toEqual({ ...choices, paper: 'LETTER' });
    const { token } = await share(student, id);
    await change(student, id, { choices });
    expect([(await show(student, id)).paper, (await open(token)).paper]).toEqual(['A4', 'LETTER']);
  });

  test('and is on A4 while its form is a Japanese one, wherever it is read', async () => {
    const student = await signInStudent();
    const { id, choices } = await create(student, { format: 'ENGLISH_MODERN' });
    await change(student, id, { format: 'MHLW', choices: { ...present(choices), paper: 'LETTER' } });
    const { share: link, token } = await share(student, id);
    expect([(await show(student, id)).paper, (await open(token)).paper]).toEqual(['A4', 'A4']);
    const onLetter = database
      .updateTable('resume_copies')
      .set({ paper: 'LETTER' })
      .where('share_id', '=', link.id)
      .execute();
    await expect(onLetter).rejects.toThrow(/resume_copies_paper_of_form/);
    await change(student, id, { format: 'ENGLISH_CLASSIC' });
    expect((await show(student, id)).paper).toBe('LETTER');
  });

  test('one that the release before wrote, or sent, is on A4', async () => {
    const student = await signInStudent();
    const { userId: user_id } = student;
    const example = await create(student, { format: 'ENGLISH_CLASSIC' });
    const { paper: _paper, ...choices } = present(example.choices);
    const { share: link, token } = await share(student, example.id);
    const {
      paper: _printed,
      photoUrl: _photo,
      addressFurigana: _reading,
      emergencyAddressFurigana: _otherReading,
      ...text
    } = await open(token);
    const before = {
      user_id,
      kind: 'CREATED',
      title: 'Before',
      language: 'en',
      created_at: clock.now(),
    } as const;
    const { id } = await database
      .insertInto('resumes')
      .values({
        ...before,
        format: 'ENGLISH_CLASSIC',
        choices: JSON.stringify(choices),
        is_default: false,
        updated_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await list(student)).map((one) => one.choices?.paper)).toEqual(['A4', 'A4']);
    expect((await show(student, id)).paper).toBe('A4');
    await database.deleteFrom('resume_copies').where('share_id', '=', link.id).execute();
    await database
      .insertInto('resume_copies')
      .values({
        ...before,
        format: 'ENGLISH_CLASSIC',
        share_id: link.id,
        content: JSON.stringify({ ...text, photoUrl: null }),
      })
      .execute();
    expect((await open(token)).paper).toBe('A4');
  });
});

test.each([
  ['an upload has no form', { file: pdfFile(), format: 'MHLW' }, 422, { format: /Michi/ }],
  ['a renamed program', { file: new File(['MZ'], 'CV.docx') }, 415, { file: /PDF, DOC or DOCX/ }],
  ['11 MB, with the limit', { file: new File([new Uint8Array(11 << 20)], 'CV.pdf') }, 413, { file: /10 MB/ }],
  [
    'a little over 10 MB',
    { file: new File([new Uint8Array((10 << 20) + 1)], 'CV.pdf') },
    413,
    { file: /10 MB/ },
  ],
  [
    'a file beside an upload',
    { file: pdfFile(), uploadId: '0199a1c2-0000-7000-8000-00000000ffff' },
    422,
    { uploadId: /either a file or an upload/ },
  ],
  [
    'an upload that is not there',
    { uploadId: '0199a1c2-0000-7000-8000-00000000ffff' },
    422,
    { uploadId: /expired/ },
  ],
] as const)('%s: refused at the field, and no file is left behind', async (_, parts, status, fields) => {
  const student = await signInStudent();
  const response = await testApp.send('POST', '/api/user/students/resume', {
    token: student.token,
    ...(await formRequest(parts)),
  });
  const [[field, text] = ['', /x/]] = Object.entries(fields);
  expect([response.status, response.body]).toEqual([
    status,
    expect.objectContaining({ fields: { [field]: expect.stringMatching(text) } }),
  ]);
  expect(await filesOf(student.userId)).toEqual([]);
});

test('an uploaded file is served unchanged, as an attachment that cannot run, to its owner only', async () => {
  const student = await signInStudent();
  const file = pdfFile('../../履歴書 "朝倉".pdf', 'app.alert(1)');
  const { id, file: stored } = await create(student, { file });
  expect(stored?.mediaType).toBe('application/pdf');
  const path = `/api/user/students/resume/${id}/file`;
  const response = await app.request(path, { headers: { Authorization: `Bearer ${student.token}` } });
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(await file.arrayBuffer()));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w%.-]+$/,
    ),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect((await testApp.send('GET', path, { token: alex.token })).status).toBe(404);
  const other = pdfFile('other.pdf', 'other');
  await change(student, id, { file: other });
  expect(await filesOf(student.userId)).toEqual([true]);
});

describe('a file may come in parts', () => {
  const begin = async ({ token }: SignedIn, size: number) =>
    (await request(createResumeUpload, 201, { token, body: { fileName: 'CV.pdf', size } })).data.id;
  const send = async ({ token }: SignedIn, id: string, offset: number, part: Uint8Array<ArrayBuffer>) => {
    const form = await formRequest({ offset: String(offset), part: new Blob([part]) });
    return testApp.send('PUT', `/api/user/students/resume-uploads/${id}`, { token, ...form });
  };

  test('a repeated part counts once, one beyond a gap is refused, and the complete file is a resume', async () => {
    const student = await signInStudent();
    const bytes = new Uint8Array(await pdfFile().arrayBuffer());
    const id = await begin(student, bytes.length);
    const [half, end] = [bytes.slice(0, 20), bytes.slice(10)];
    expect((await send(student, id, 20, bytes.slice(20))).status).toBe(409);
    for (const _ of [1, 2])
      expect((await send(student, id, 0, half)).body).toMatchObject({ data: { receivedSize: 20 } });
    const early = await formRequest({ uploadId: id });
    expect((await request(createResume, 422, { token: student.token, ...early })).fields).toHaveProperty(
      'uploadId',
    );
    expect((await send(student, id, 10, end)).body).toMatchObject({ data: { receivedSize: bytes.length } });
    expect((await send(student, id, 10, new Uint8Array(bytes.length))).status).toBe(422);
    expect((await create(student, { uploadId: id })).file).toMatchObject({
      fileName: 'CV.pdf',
      size: bytes.length,
    });
    expect((await request(listResumeUploads, 200, { token: student.token })).data).toEqual([]);
  });

  test("five at once, at most 10 MB each, in parts of at most 1 MiB, and another student's are not found", async () => {
    const student = await signInStudent();
    const ids = await Promise.all(Array.from({ length: 5 }, () => begin(student, 2 << 20)));
    const body = { fileName: 'CV.pdf', size: 10 };
    await request(createResumeUpload, 409, { token: student.token, body });
    await request(createResumeUpload, 413, { token: alex.token, body: { ...body, size: 11 << 20 } });
    const [id = ''] = ids;
    expect((await send(student, id, 0, new Uint8Array((1 << 20) + 1))).status).toBe(413);
    const part = await formRequest({ offset: '0', part: new Blob(['x']) });
    await request(updateResumeUpload, 404, { token: alex.token, params: { id }, ...part });
    await request(createResume, 422, { token: alex.token, ...(await formRequest({ uploadId: id })) });
  });

  test('an empty part is refused, and the student who began it can abort it', async () => {
    const student = await signInStudent();
    const id = await begin(student, 10);
    expect(await send(student, id, 0, new Uint8Array())).toMatchObject({
      status: 422,
      body: { fields: { part: 'This is required' } },
    });
    await request(deleteResumeUpload, 404, { token: alex.token, params: { id } });
    await request(deleteResumeUpload, 200, { token: student.token, params: { id } });
    await request(deleteResumeUpload, 404, { token: student.token, params: { id } });
    expect((await request(listResumeUploads, 200, { token: student.token })).data).toEqual([]);
  });

  test('expires after a day', async () => {
    const student = await signInStudent();
    await send(student, await begin(student, 10), 0, new Uint8Array(5));
    await later(student, 24);
    await clearResumes.run(deps);
    const rows = await database.selectFrom('resume_uploads').select('id').execute();
    expect(rows).toEqual([]);
    expect(await database.selectFrom('resume_upload_parts').select('start').execute()).toEqual([]);
  });
});

describe('a link shows a resume unchanged', () => {
  const open = (token: string) => request(showSharedResume, 200, { body: { token } });

  test('works for anyone with the link, counting views, until it is revoked, it expires, or the resume is deleted', async () => {
    const student = await signInStudent();
    await writeAbout(student, 'As it was');
    const { id } = await create(student);
    const made = await share(student, id, 1);
    await writeAbout(student, 'As it is');
    expect((await open(made.token)).data.content).toMatchObject({ about: 'As it was' });
    await open(made.token);
    const { data: links } = await request(listResumeShares, 200, { token: student.token, params: { id } });
    expect(links).toMatchObject([
      { id: made.share.id, viewCount: 2, lastViewedAt: clock.now().toISOString() },
    ]);

    const isGone = async (secret: string) =>
      JSON.stringify(await request(showSharedResume, 404, { body: { token: secret } }));
    const unknown = await isGone(`s1_${'x'.repeat(43)}`);
    const other = await signInStudent();
    await request(deleteResumeShare, 404, { token: other.token, params: { id: made.share.id } });
    await request(deleteResumeShare, 200, { token: student.token, params: { id: made.share.id } });
    expect(await isGone(made.token)).toBe(unknown);
    const over = await share(student, id, 1);
    const again = await later(student, 24);
    expect(await isGone(over.token)).toBe(unknown);
    const ofDeleted = await share(again, id);
    await request(deleteResume, 200, { token: again.token, params: { id } });
    expect(await isGone(ofDeleted.token)).toBe(unknown);
  });

  test('and a resume has twenty of them at most', async () => {
    const student = await signInStudent();
    const { id } = await create(student);
    const links = [];
    for (let count = 0; count < 20; count += 1) links.push(await share(student, id));
    const options = { token: student.token, params: { id }, body: { days: 1 } };
    expect((await request(createResumeShare, 409, options)).message).toContain('has 20 links');
    const params = { id: present(links[0]).share.id };
    await request(deleteResumeShare, 200, { token: student.token, params });
    await request(createResumeShare, 201, options);
  });

  test('but has no file to download where the resume was made here', async () => {
    const student = await signInStudent();
    const { token } = await share(student, (await create(student)).id);
    await request(getSharedResumeFile, 404, { body: { token } });
  });

  test('its secret is neither in the database nor in the log', async () => {
    const student = await signInStudent();
    const { id } = await create(student, { file: pdfFile() });
    const { token } = await share(student, id);
    const file = await app.request('/api/user/shared-resumes/file', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect([file.status, file.headers.get('content-security-policy')]).toEqual([
      200,
      "sandbox; default-src 'none'",
    ]);
    const rows = await database.selectFrom('resume_shares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(testApp.logLines.join('')).not.toContain(token);
  });
});

test('the resume of an application stays as sent, and counts; another student’s is rejected at its field', async () => {
  const student = await signInStudent();
  await writeAbout(student, 'As it was');
  const { id } = await create(student);
  const [job = ''] = jobs.open;
  const apply = (token: string) =>
    testApp.send('POST', `/api/job/jobs/students/action/${job}`, {
      token,
      body: { action: 'apply', resumeId: id },
    });
  const refused = await apply((await signInStudent()).token);
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({ fields: { resumeId: expect.any(String) } }),
  ]);
  expect((await apply(student.token)).status).toBe(200);
  expect((await list(student)).map(({ submissionCount }) => submissionCount)).toEqual([1]);
  await writeAbout(student, 'As it is');
  await request(deleteResume, 200, { token: student.token, params: { id } });
  const sent = await database
    .selectFrom('resume_copies')
    .select('content')
    .where('user_id', '=', student.userId)
    .execute();
  expect(sent).toEqual([{ content: expect.objectContaining({ about: 'As it was' }) }]);
});

test('an orphaned file is deleted after a day, a referenced one is not', async () => {
  const student = await signInStudent();
  const { id } = await create(student, { file: pdfFile() });
  const lost = await database
    .insertInto('files')
    .values({
      user_id: student.userId,
      name: 'lost.pdf',
      media_type: 'application/pdf',
      size: 1,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deps.fileStore.write(lost.id, new Uint8Array(1));
  await discardLooseFiles.run(deps);
  await deps.background.settled();
  expect(await isStored(lost.id)).toBe(true);
  const { token } = await later(student, 25);
  await discardLooseFiles.run(deps);
  await deps.background.settled();
  expect(await isStored(lost.id)).toBe(false);
  expect(await filesOf(student.userId)).toEqual([true]);
  await request(createResumeCopy, 201, { token, params: { id }, body: COPY });
  await request(deleteResume, 200, { token, params: { id } });
  // The copy has the file still.
  expect(await filesOf(student.userId)).toEqual([true]);
});

test('another’s reason for applying or upload is refused at its field, wherever it occurs', async () => {
  const [student, other] = [await signInStudent(), await signInStudent()];
  const { token } = student;
  const reason = await addAnswer(database, other.userId);
  const { id } = await create(student);
  const { id: uploaded } = await create(student, { file: pdfFile() });
  const upload = { token: other.token, body: { fileName: 'CV.pdf', size: 10 } };
  const { id: uploadId } = (await request(createResumeUpload, 201, upload)).data;
  const params = { id };
  const own = { reasonForApplyingId: reason };
  const refusals = [
    await request(updateResume, 422, { token, params, ...(await formRequest(own)) }),
    await request(createResumeShare, 422, { token, params, body: { days: 1, ...own } }),
    await request(manifest.job.actOnJob, 422, {
      token,
      params: { id: present(jobs.open[1]) },
      body: { action: 'apply', resumeId: id, ...own },
    }),
    await request(showResume, 422, { token, params, query: `reason=${reason}` }),
    await request(updateResume, 422, {
      token,
      params: { id: uploaded },
      ...(await formRequest({ uploadId })),
    }),
  ];
  expect(refusals.map(({ fields }) => Object.keys(fields ?? {}))).toEqual([
    ['reasonForApplyingId'],
    ['reasonForApplyingId'],
    ['reasonForApplyingId'],
    ['reason'],
    ['uploadId'],
  ]);
});

test('the archive contains resumes, and every uploaded file unchanged', async () => {
  const student = await signInStudent();
  const file = pdfFile('CV.pdf', 'mine');
  await create(student, { file });
  const { id } = await create(student, { title: 'For the bank' });
  await share(student, id);
  const headers = { Authorization: `Bearer ${student.token}` };
  const archive = await app.request('/api/user/users/archive', { headers });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const [path = ''] = Object.keys(files).filter((name) => name.endsWith('/CV.pdf'));
  expect(strFromU8(present(files[path]))).toBe(await file.text());
  expect(strFromU8(present(files['data.json']))).toContain('For the bank');
});
