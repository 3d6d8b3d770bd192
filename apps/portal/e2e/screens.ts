import type { Page, Request } from '@playwright/test';
import { seedId } from '../../server/seed/seedId.ts';
import { paths, withQuery, type Query } from '../src/shared/navigation/paths.ts';
import { expect } from './server.ts';

type Path = (typeof paths)[keyof typeof paths];

/** Every screen below an address. */
const below = (area: string): readonly string[] =>
  Object.values(paths).filter((path) => path.startsWith(`${area}/`));

/** Visitors' screens that another test covers, or that redirect. */
const walkedElsewhere: ReadonlySet<string> = new Set<Path>([
  paths.login,
  paths.register,
  paths.createProfile,
  paths.verifyEmail,
  paths.signOut,
]);

/** Ids in the demo data for screens that need one, as Hana. */
const opened = {
  [paths.listedCompany]: { id: seedId('company', 1) },
  [paths.viewedProfileCompany]: { id: seedId('company', 1) },
  [paths.publicJobDetails]: { id: seedId('job', 1) },
  [paths.publicJobCompany]: { id: seedId('company', 1) },
  [paths.universityJobDetails]: { id: seedId('job', 401) },
  [paths.universityJobCompany]: { id: seedId('company', 1) },
  [paths.interview]: { id: seedId('interview', 0x201c) },
  [paths.offerLetter]: { id: seedId('offer', 0x100d) },
  [paths.publicSeminar]: { id: seedId('seminar', 0x7003) },
  [paths.publicSeminarCompany]: { id: seedId('company', 1) },
  [paths.publicSeminarFeedback]: { id: seedId('seminar', 0x7005) },
  [paths.universitySeminar]: { id: seedId('seminar', 0x700c) },
  [paths.universitySeminarCompany]: { id: seedId('company', 1) },
  [paths.universitySeminarFeedback]: { id: seedId('seminar', 0x700b) },
  [paths.favoriteJob]: { id: seedId('job', 1) },
  [paths.favoriteSeminar]: { id: seedId('seminar', 0x7003) },
  [paths.favoriteCompany]: { id: seedId('company', 1) },
  [paths.counsellor]: { id: seedId('university', 0x0101) },
  [paths.sponsorCompany]: { id: seedId('company', 1) },
  [paths.chat]: { thread: seedId('chat', 0x2001) },
  [paths.chatCompany]: { id: seedId('company', 1) },
  [paths.resumePreview]: { id: seedId('profile', 0x0402) },
} as const satisfies Partial<Record<Path, Query>>;

const queries: Readonly<Record<string, Query | undefined>> = opened;

/** Every place of a student's area, and one that is none. */
const studentAddresses: readonly string[] = [...below(paths.student), `${paths.student}/nowhere`].map(
  (path) => withQuery(path, queries[path] ?? {}),
);

/** Places that are another screen without a university, or hold nothing yet. */
const isOtherWithoutUniversity = (address: string): boolean =>
  [
    paths.dashboard,
    paths.universityJobs,
    paths.universitySeminars,
    paths.careerOffice,
    paths.resumes,
    paths.settings,
  ].some((path) => address === path || (path === paths.careerOffice && address.startsWith(path)));

/** A demo user, and the screens they visit. */
export interface Walk {
  /** Who signs in, if anybody does. */
  readonly email: string | null;
  readonly addresses: readonly string[];
}

/** Every screen of the portal's paths, by user. New screens are included automatically. */
export const walks = {
  'a visitor': {
    email: null,
    addresses: [
      paths.login,
      paths.register,
      ...below('/app').filter((path) => !walkedElsewhere.has(path)),
      '/nowhere',
    ],
  },
  'a student of a university': { email: 'hana@michi.example', addresses: studentAddresses },
  'a student without a university': {
    email: 'alex@michi.example',
    addresses: [paths.verifyEmail, paths.createProfile, ...studentAddresses.filter(isOtherWithoutUniversity)],
  },
  'an admin': { email: 'admin@michi.example', addresses: below(paths.admin) },
} as const satisfies Readonly<Record<string, Walk>>;

/** Logs in as a demo user, in a language stored on this device. */
export const logIn = async (page: Page, email: string, language: 'en' | 'jp' = 'en'): Promise<void> => {
  await page.goto(paths.login);
  await page.evaluate((code) => localStorage.setItem('LANGUAGE', JSON.stringify(code)), language);
  await page.goto(paths.login);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL(/\/student\/dashboard$|\/admin\/users$/);
};

/** Running requests of a page; the event stream never ends and is excluded. */
export const watchRequests = (page: Page): ReadonlySet<Request> => {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !/\/events\b/.test(request.url())) underWay.add(request);
  });
  page.on('requestfinished', (request) => {
    underWay.delete(request);
  });
  page.on('requestfailed', (request) => {
    underWay.delete(request);
  });
  return underWay;
};

/** What a screen still lacks, over two frames: its heading, or the end of animations. */
const unrestOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
      )
      .map(({ id }) => `the end of an animation ${id}`);
    return document.querySelector('h1') === null ? ['its heading', ...moving] : moving;
  });

/** What a screen waits for: responses, by request address, and what it still lacks. */
const waitingOf = async (page: Page, underWay: ReadonlySet<Request>): Promise<readonly string[]> => {
  const pending = () => [...underWay].map((request) => request.url());
  return underWay.size > 0 ? pending() : [...(await unrestOf(page)), ...pending()];
};

/** Waits until a screen is rendered with its data; a resume takes longest, since it is laid out first. */
export const untilSettled = async (page: Page, underWay: ReadonlySet<Request>): Promise<void> => {
  await expect
    .poll(
      async () => {
        const waiting = await waitingOf(page, underWay);
        // Between a response and its rendering the screen may look settled for a moment.
        return waiting.length > 0 ? waiting : waitingOf(page, underWay);
      },
      { intervals: [0, 20, 50, 100], message: `${page.url()} to wait for nothing` },
    )
    .toEqual([]);
};

/** Navigates within the portal as a link does, without loading the page again. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Notes on the page's root whether the shapes of a list of jobs on its way were drawn. */
export const noteShapes = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      const { dataset, textContent } = document.documentElement;
      if (textContent.includes('Loading jobs')) dataset['shapes'] = 'drawn';
    }).observe(document, { childList: true, subtree: true });
  });
