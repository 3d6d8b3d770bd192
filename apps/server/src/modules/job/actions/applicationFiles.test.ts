import { manifest } from '@michi/api/manifest';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formRequest, pdfFile } from '../../../../test/formRequest.ts';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { forgetStudent } from '../forgetStudent.ts';
import { clearApplicationFiles } from './applicationFiles.ts';

const { actOnJob, createApplicationFile, deleteApplicationFile, showApplicationDossier } = manifest.job;

const QUESTION = {
  id: '0199a1c2-0000-8000-8000-0000000e0005',
  kind: 'FILE',
  text: 'What have you made?',
  textJp: null,
  isRequired: true,
  maxCharacters: null,
  choices: [],
  fileTypes: ['PDF', 'IMAGE'],
  maxMegabytes: 1,
};

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
  await testApp.deps.database
    .updateTable('jobs')
    .set({ questions: JSON.stringify([QUESTION]) })
    .where('id', 'in', pipeline.data.jobs.open)
    .execute();
});
afterAll(() => testApp.deps.database.updateTable('jobs').set({ questions: '[]' }).execute());

beforeEach(async () => {
  testApp.clock.set('2026-11-20T03:00:00.000Z');
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
});

const upload = async (file: File = pdfFile('robot.pdf'), by: SignedIn = student) =>
  (
    await testApp.request(createApplicationFile, 201, {
      token: by.token,
      ...(await formRequest({ file })),
    })
  ).data;

const job = (index = 0) => present(pipeline.data.jobs.open[index]);
const applying = (fileId: string | null, id = job()) => ({
  params: { id },
  token: student.token,
  body: { action: 'apply', answers: [{ questionId: QUESTION.id, fileId }] },
});
const apply = async (fileId: string) => {
  const { data } = await testApp.request(actOnJob, 200, applying(fileId));
  return present(data.job.application).id;
};
const refused = async (fileId: string | null, id = job()) =>
  (await testApp.request(actOnJob, 422, applying(fileId, id))).fields;
const download = (id: string, by: SignedIn = student) =>
  testApp.app.request(`/api/job/application-files/${id}`, {
    headers: { Authorization: `Bearer ${by.token}` },
  });
const sentFile = async (id: string) => {
  const { data } = await testApp.request(showApplicationDossier, 200, {
    params: { id },
    token: student.token,
  });
  return present(data.sent?.answers[0]).file;
};

const ownFiles = async () => {
  const rows = await testApp.deps.database
    .selectFrom('application_files')
    .select('file_id')
    .where('user_id', '=', student.userId)
    .execute();
  return rows.map(({ file_id: id }) => id).toSorted();
};

/** A file that begins as a PDF and as large as this. */
const padded = (size: number) => new File([`%PDF-1.7\n${'x'.repeat(size - 16)}\n%%EOF\n`], 'large.pdf');

describe('a file that answers a question', () => {
  test('is kept with the application to the byte, and cannot be deleted or sent again', async () => {
    const file = await upload();
    expect(file).toMatchObject({ fileName: 'robot.pdf', mediaType: 'application/pdf' });
    const id = await apply(file.id.toUpperCase());
    await testApp.request(deleteApplicationFile, 404, { params: { id: file.id }, token: student.token });
    expect(await sentFile(id)).toEqual(file);
    const response = await download(file.id);
    expect(response.headers.get('Content-Disposition')).toContain('attachment; filename="robot.pdf"');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(
      new Uint8Array(await pdfFile('robot.pdf').arrayBuffer()),
    );
    expect(await refused(file.id, job(1))).toEqual({
      'answers.0.fileId': 'Choose this file again: it was already sent, has expired or isn’t yours',
    });
  });

  test('takes the place of the one before when the student applies again', async () => {
    const first = await upload();
    const id = await apply(first.id);
    await testApp.request(actOnJob, 200, {
      params: { id: job() },
      token: student.token,
      body: { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' },
    });
    const second = await upload(pdfFile('second.pdf'));
    expect(await apply(second.id)).toBe(id);
    expect(await sentFile(id)).toEqual(second);
    expect((await download(first.id)).status).toBe(404);
  });

  test('is nobody else’s to send, to read or to delete', async () => {
    const other = await testApp.signInStudent({ universityId: pipeline.data.universityId });
    const file = await upload(pdfFile(), other);
    expect(await refused(file.id)).toHaveProperty(['answers.0.fileId']);
    expect((await download(file.id)).status).toBe(404);
    await testApp.request(deleteApplicationFile, 404, { params: { id: file.id }, token: student.token });
    expect((await download(file.id, other)).status).toBe(200);
  });

  test('is sent once, also if two applications name it at the same time', async () => {
    const { id } = await upload();
    const responses = await Promise.all(
      [0, 1].map((index) => {
        const { body, token } = applying(id, job(index));
        return testApp.send('POST', `/api/job/jobs/students/action/${job(index)}`, { body, token });
      }),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('is required where the company says so, of its types and of its size', async () => {
    expect(await refused(null)).toEqual({ 'answers.0.fileId': 'Choose a file' });
    const large = await upload(padded(1024 * 1024 + 1));
    expect(await refused(large.id)).toEqual({ 'answers.0.fileId': 'Choose a file of at most 1 MB' });
    const limit = await upload(padded(1024 * 1024));
    await testApp.deps.database
      .updateTable('files')
      .set({ media_type: 'application/msword' })
      .where('id', '=', limit.id)
      .execute();
    expect(await refused(limit.id)).toEqual({
      'answers.0.fileId': 'Choose a file of one of these types: PDF, JPEG, PNG, GIF',
    });
    await testApp.deps.database
      .updateTable('files')
      .set({ media_type: 'application/pdf' })
      .where('id', '=', limit.id)
      .execute();
    await apply(limit.id);
  });

  test('is deleted when the student removes it, and after a week without an application', async () => {
    const removed = await upload();
    await testApp.request(deleteApplicationFile, 200, { params: { id: removed.id }, token: student.token });
    const left = await upload();
    const sent = await upload();
    await apply(sent.id);
    const kept = async () => {
      await clearApplicationFiles.run(testApp.deps);
      return ownFiles();
    };
    testApp.clock.set('2026-11-27T02:59:59.999Z');
    expect(await kept()).toEqual([left.id, sent.id].toSorted());
    testApp.clock.set('2026-11-27T03:00:00.000Z');
    expect(await kept()).toEqual([sent.id]);
  });

  test('is the first of fifty-one unsent ones to go', async () => {
    const ids: string[] = [];
    for (let count = 0; count <= 50; count += 1) {
      testApp.clock.advance(1);
      ids.push((await upload()).id);
    }
    expect(await ownFiles()).toEqual(ids.slice(1).toSorted());
  });

  test('is erased with the account', async () => {
    const sent = await upload();
    const id = await apply(sent.id);
    await upload();
    await inTransaction(testApp.deps.database, (transaction) =>
      forgetStudent(transaction, student.userId, testApp.clock.now()),
    );
    expect(await ownFiles()).toEqual([]);
    const { data } = await testApp.request(showApplicationDossier, 200, {
      params: { id },
      token: student.token,
    });
    expect(data.sent?.answers).toEqual([]);
  });
});
