import { manifest } from '@michi/api/manifest';
import type { Page, Request } from '@playwright/test';
import { startBadNetwork, type BadNetwork, type Slowness } from './badNetwork.ts';
import { messagesOf, openConversation, sentMessages, sendMessage } from './conversation.ts';
import { expect, test as base } from './server.ts';

const test = base.extend<{ readonly network: BadNetwork }>({
  network: async ({ server }, provide) => {
    const network = await startBadNetwork(server.url);
    await provide(network);
    await network.close();
  },
});

/** As in a train that passes through tunnels. */
const slowAndLosing: Slowness = { each: 4, lostOf: 40, again: 300 };

const unexpected = 'Something went wrong. Please refresh and try again.';

const signIn = async (page: Page, origin: string, next: string): Promise<void> => {
  await page.goto(`${origin}/app/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill('hana@michi.example');
  await page.getByLabel('Password').fill('michi-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** The access token of the signed-in user. */
const tokenOf = async (page: Page): Promise<string> => {
  const token: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('AUTH') ?? 'null'));
  return String(token);
};

/** The student's skills, requested from the server directly. */
const savedSkills = async (page: Page, origin: string): Promise<readonly string[]> => {
  const response = await page.request.get(`${origin}/api/user/users/profile`, {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  });
  expect(response.status()).toBe(200);
  const { data } = manifest.user.getProfile.responses[200].schema.parse(await response.json());
  return data.skills;
};

/** How often the student has applied to a job, requested from the server directly. */
const countApplications = async (page: Page, origin: string, jobId: string): Promise<number> => {
  const response = await page.request.get(`${origin}/api/job/applications/student?size=1000`, {
    headers: { Authorization: `Bearer ${await tokenOf(page)}` },
  });
  expect(response.status()).toBe(200);
  const { data } = manifest.job.listApplications.responses[200].schema.parse(await response.json());
  return data.data.filter(({ id }) => id === jobId).length;
};

test('over a slow line that loses packets a list shows its shape and then itself, and an application whose answer was lost is one', async ({
  page,
  server,
  network,
}) => {
  network.slow(slowAndLosing);
  await signIn(page, network.url, '/student/dashboard');
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();

  const list = network.hold('GET /api/job/jobs/all');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('button', { name: 'My Jobs' }).click();
  await navigation.getByRole('link', { name: 'Public Jobs' }).click();
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading jobs' });
  await expect(skeleton).toBeVisible();
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /favorites$/ }) });
  await expect(rows).toHaveCount(0);
  list.release();
  await expect(rows.first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);

  network.heal();
  await page.getByRole('button', { name: 'All filters' }).click();
  const filters = page.getByRole('dialog', { name: 'All filters' });
  await filters.getByText('Only jobs I can apply for').click();
  await filters.getByRole('button', { name: /^Show [\d,]+ results?$/ }).click();
  await expect(page).toHaveURL(/canApply=true/);
  // A row of the list before the filter may be of a job for others.
  const fresh = rows
    .filter({
      hasNotText: /Applied|Interview|Offer|Unlucky|Withdrawn|Recommended|You can’t apply|Full:|Closed/,
    })
    .first();
  await fresh.getByRole('link').first().click();
  await expect(page).toHaveURL(/details\?/);
  const jobId = new URL(page.url()).searchParams.get('id') ?? '';
  await page.getByRole('link', { name: 'Apply', exact: true }).click();

  const keys: (string | undefined)[] = [];
  let failed = 0;
  const isApplication = (request: Request) =>
    request.method() === 'POST' && request.url().includes('/jobs/students/action/');
  page.on('request', (request) => {
    if (isApplication(request)) keys.push(request.headers()['idempotency-key']);
  });
  page.on('requestfailed', (request) => {
    if (isApplication(request)) failed += 1;
  });
  const form = page.getByRole('main');
  const note = form.getByLabel('Message to the company');
  const noteText = 'My train is in a tunnel. 配送ロボット 😀';
  await note.fill(noteText);
  expect(await countApplications(page, server.url, jobId)).toBe(0);
  const cut = network.cutResponse('POST /api/job/jobs/students/action/');
  const send = form.getByRole('button', { name: 'Send application' });
  await send.click();
  // The server has accepted it; the student gets an error message, and the text stays.
  expect(await cut).toBe('HTTP/1.1 200 OK');
  await expect(form.getByText(unexpected)).toBeVisible();
  await expect(note).toHaveValue(noteText);
  expect(await countApplications(page, server.url, jobId)).toBe(1);
  // Without a connection it fails again, in the same way.
  await send.click();
  await expect.poll(() => failed).toBe(2);
  await expect(form.getByText(unexpected)).toBeVisible();
  await expect(note).toHaveValue(noteText);

  network.heal();
  await send.click();
  await expect(page.getByText('Your application was sent.', { exact: true }).first()).toBeVisible();
  await expect(note).toHaveCount(0);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(await countApplications(page, server.url, jobId)).toBe(1);
});

test('when responses and then the connection are lost, the profile says so, keeps the draft, and is saved once', async ({
  page,
  server,
  network,
}) => {
  const form = `${network.url}/student/profile/edit?section=skills`;
  network.slow(slowAndLosing);
  await signIn(page, network.url, '/student/profile/edit?section=skills');
  const main = page.getByRole('main');
  const save = main.getByRole('button', { name: 'Save', exact: true });
  const skill = main.getByRole('textbox', { name: 'Skill', exact: true });
  await skill.fill('A tunnel');
  const before = await savedSkills(page, server.url);
  const cut = network.cutResponse('PUT /api/user/users/profile');
  await save.click();
  // The server has stored it; the student gets an error message, and the text stays.
  expect(await cut).toBe('HTTP/1.1 200 OK');
  await expect(main.getByText(unexpected)).toBeVisible();
  await expect(skill).toHaveValue('A tunnel');
  expect(await savedSkills(page, server.url)).toEqual([...before, 'A tunnel']);
  network.heal();
  network.slow(slowAndLosing);
  // The stored value is their own: nobody else has changed it.
  await save.click();
  await expect(page).toHaveURL(/\/student\/profile#skills$/);
  expect(await savedSkills(page, server.url)).toEqual([...before, 'A tunnel']);

  await page.goto(form);
  await skill.fill('A second tunnel');
  network.lose();
  await save.click();
  await expect(main.getByText(unexpected)).toBeVisible();
  network.heal();
  // Also a student who leaves and returns finds it.
  await page.goto(form);
  await expect(main.getByText('You have unsaved changes from last time.')).toBeVisible();
  await expect(skill).toHaveValue('A second tunnel');
  await save.click();
  await expect(page).toHaveURL(/\/student\/profile#skills$/);
  expect(await savedSkills(page, server.url)).toEqual([...before, 'A tunnel', 'A second tunnel']);
});

test('messages over a line that loses answers say that they wait, and arrive once and in their order', async ({
  browser,
  page: hana,
  server,
  network,
}) => {
  const context = await browser.newContext();
  const alex = await context.newPage();
  await openConversation(alex, server.url, 'alex@michi.example');
  network.slow(slowAndLosing);
  // Otherwise these events could deliver what the lost response contained.
  const events = network.hold('GET /api/chat/chats/events');
  await openConversation(hana, network.url, 'hana@michi.example');
  const onTheirWay = (page: Page) =>
    messagesOf(page).getByText(/^(?:Sending|Waiting|Waiting for a connection)$/);

  const cut = network.cutResponse('POST /api/chat/chats ');
  await sendMessage(hana, 'Hana writes 1');
  // The server has it, as Alex sees; for Hana it and the following messages are shown as waiting.
  expect(await cut).toBe('HTTP/1.1 201 Created');
  await expect.poll(() => sentMessages(alex, 'writes')).toEqual(['Hana writes 1']);
  await sendMessage(hana, 'Hana writes 2');
  await sendMessage(hana, 'Hana writes 3');
  await expect(messagesOf(hana).getByText('Waiting', { exact: true })).toHaveCount(3);
  events.release();
  await sendMessage(alex, 'Alex writes 1');
  await expect(onTheirWay(alex)).toHaveCount(0);

  // The next answer is lost as well.
  const cutAgain = network.cutResponse('POST /api/chat/chats ');
  network.heal();
  expect(await cutAgain).toBe('HTTP/1.1 201 Created');
  await expect(onTheirWay(hana).first()).toBeVisible();
  network.heal();
  network.slow(slowAndLosing);
  const sent = ['Hana writes 1', 'Alex writes 1', 'Hana writes 2', 'Hana writes 3'];
  await expect.poll(() => sentMessages(alex, 'writes')).toEqual(sent);
  await expect.poll(() => sentMessages(hana, 'writes')).toEqual(sent);
  await expect(onTheirWay(hana)).toHaveCount(0);
  await hana.reload();
  await expect.poll(() => sentMessages(hana, 'writes')).toEqual(sent);
  await context.close();
});

test(
  'reports that Michi cannot be reached although there is a network, keeps changes, and continues automatically',
  { tag: '@journey' },
  async ({ page, network }) => {
    const isRead = Promise.all(
      ['/api/job/jobs/show/', '/api/chat/chats/unread'].map((path) =>
        page.waitForResponse((response) => response.url().includes(path)),
      ),
    );
    // It may begin as soon as the first data have rendered.
    const isThere = page.waitForRequest((request) => request.url().endsWith('/notification/events'));
    // A request still running when the network ends would be missing, and the notice would say so instead.
    const underWay = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/api/') && !request.url().endsWith('/notification/events'))
        underWay.add(request.url());
    });
    page.on('requestfinished', (request) => underWay.delete(request.url()));
    page.on('requestfailed', (request) => underWay.delete(request.url()));
    await signIn(page, network.url, '/student/job/public-jobs');
    const main = page.getByRole('main');
    const favoriteButton = main.getByRole('button', { name: /favorites$/, pressed: false }).first();
    const name = (await favoriteButton.getAttribute('aria-label')) ?? '';
    const same = main.getByRole('button', { name, exact: true }).first();
    await page.getByRole('heading', { level: 1 }).click();
    await isThere;
    await isRead;
    await expect.poll(() => [...underWay]).toEqual([]);

    network.lose();
    await same.click();
    const notice = page.getByRole('status').filter({ hasText: 'We can’t reach Michi' });
    await expect(notice).toContainText('1 change will be sent then.');
    await expect(notice).toContainText(/Last updated \d\d:\d\d\./);
    await expect(same).toHaveAttribute('aria-pressed', 'true');

    const sent = page.waitForResponse(
      (response) => response.url().includes('/jobs/students/action/') && response.status() === 200,
    );
    network.heal();
    await sent;
    await expect(notice).toBeHidden();
    await page.reload();
    await expect(same).toHaveAttribute('aria-pressed', 'true');

    // Others count her favorites.
    const takenOut = page.waitForResponse((response) => response.url().includes('/jobs/students/action/'));
    await same.click();
    expect((await takenOut).status()).toBe(200);
  },
);
