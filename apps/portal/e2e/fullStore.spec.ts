import { startBucketServer, type BucketServer } from '../../server/test/bucketServer.ts';
import { expect, test as base } from './server.ts';

/** A server whose files are in a store that can be full. */
const test = base.extend<object, { readonly bucket: BucketServer }>({
  bucket: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs.
    async ({}, provide) => {
      const bucket = await startBucketServer();
      await provide(bucket);
      bucket.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ bucket: { settings } }, provide) =>
      provide({
        FILES_URL: `s3://${settings.bucket}/${settings.prefix}`,
        FILES_S3_ENDPOINT: settings.endpoint,
        FILES_S3_REGION: settings.region,
        FILES_S3_ACCESS_KEY_ID: settings.accessKeyId,
        FILES_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
      }),
    { scope: 'worker' },
  ],
});

/** A PDF of one part of an upload. */
const curriculum = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/MediaBox[0 0 595 842]/Parent 2 0 R>>endobj',
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

test("an upload that the server's full disk cannot store shows a message, loses no data, and succeeds once there is room", async ({
  page,
  bucket,
}) => {
  await page.goto('/app/login?next=/student/profile/resume');
  await page.locator('[name=email]').fill('hana@michi.example');
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  const main = page.getByRole('main');
  const choose = (name: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: curriculum });
  const count = main.getByText(/^\d+ of 20 resumes$/);
  await expect(count).toBeVisible();
  const had = Number.parseInt(await count.innerText(), 10);

  await choose('before.pdf');
  await expect(page.getByText('Uploaded “before.pdf”.')).toBeVisible();
  const stored = bucket.objects.size;
  await expect(count).toHaveText(`${had + 1} of 20 resumes`);

  bucket.feel('full');
  await choose('refused.pdf');
  await expect(main.getByText('Michi isn’t ready yet. Try again in a moment.')).toBeVisible();
  await expect(main.getByText(/^The upload stopped at /)).toBeVisible();
  expect(bucket.objects.size).toBe(stored);
  await expect(count).toHaveText(`${had + 1} of 20 resumes`);

  bucket.feel('well');
  await choose('refused.pdf');
  await expect(page.getByText('Uploaded “refused.pdf”.')).toBeVisible();
  await expect(count).toHaveText(`${had + 2} of 20 resumes`);
  expect(bucket.objects.size).toBe(stored + 1);
  await page.reload();
  for (const title of ['before.pdf', 'refused.pdf'])
    await expect(main.getByRole('button', { name: `Actions for ${title}` })).toBeVisible();
});
