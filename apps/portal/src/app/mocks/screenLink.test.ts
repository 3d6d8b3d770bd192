import { expect, test } from 'vitest';
import { overridesOf, scenarioOf } from '../../../../../.storybook/mockScenario.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { storyLocation } from '../../shared/story/storyLocation.ts';
import { readStories } from '../../shared/test/readStories.ts';
import { mocksParameter, readChoice, readTheme } from './mocksChoice.ts';
import { screenLink, type ShownStory } from './screenLink.ts';

const origin = 'https://mocks.michi.test';

const usual: ShownStory = {
  path: paths.publicJobs,
  isSignedIn: true,
  scenario: 'populated',
  overrides: {},
  language: 'en',
  theme: 'light',
  isGiven: false,
  acts: false,
};

/** What the mocks make of a link on a device of another person and language. */
const readBack = (url: URL) =>
  readChoice(url.searchParams.get(mocksParameter), { language: 'jp', person: 'nobody' });

test('a link says scenario, operations, language, person and theme, beside the query and the fragment of the screen', () => {
  const { url, differences } = screenLink(
    {
      ...usual,
      path: `${paths.publicJobs}?tab=1#top`,
      scenario: 'slow',
      overrides: { listJobs: 'empty' },
      language: 'jp',
      theme: 'dark',
      isSignedIn: false,
    },
    origin,
  );
  expect(url.href).toBe(
    `${origin}${paths.publicJobs}?tab=1&mocks=slow.listJobs_empty.language_jp.person_nobody.theme_dark#top`,
  );
  expect(readTheme(url.searchParams.get(mocksParameter))).toBe('dark');
  expect(differences).toEqual([]);
});

test.each([
  [{ status: 200, example: 'internship' }, 'populated'],
  [{ status: 401 }, 'unauthorized'],
  [{ status: 404 }, 'unavailable'],
  [{ status: 422 }, 'validation-error'],
  [{ status: 500 }, 'unavailable'],
] as const)(
  'an answer %j, which no address says, becomes “%s”, and the link says so',
  (response, scenario) => {
    const { url, differences } = screenLink({ ...usual, overrides: { showJob: response } }, origin);
    expect(readBack(url).overrides).toEqual({ showJob: scenario });
    expect(differences).toEqual([
      expect.stringMatching(new RegExp(`^showJob answers ${response.status}.*“${scenario}” there`)),
    ]);
  },
);

test('a link says what the story gives or does beside its network, and that the mocks have no admin', () => {
  const differencesOf = (story: Partial<ShownStory>) =>
    screenLink({ ...usual, ...story }, origin).differences;
  expect(differencesOf({ isGiven: true })).toHaveLength(1);
  expect(differencesOf({ acts: true })).toHaveLength(1);
  expect(differencesOf({ path: paths.users })).toHaveLength(1);
});

test('every story of the portal has a link to a screen, which the mocks read as the scenario of the story', async () => {
  const stories = await readStories(/\.stories\.tsx$/);
  expect(stories.length).toBeGreaterThan(400);
  const screens = new Set<string>(Object.values(paths));
  const withoutScreen = new Set<string>();
  for (const { file, name, parameters, globals } of stories) {
    const { path = '/', isSignedIn = true } = storyLocation(parameters);
    const scenario = scenarioOf({ parameters, globals });
    const overrides = overridesOf({ parameters });
    const { url, differences } = screenLink({ ...usual, path, isSignedIn, scenario, overrides }, origin);
    const read = readBack(url);
    expect([file, name, read.scenario, read.language, read.person]).toEqual([
      file,
      name,
      scenario,
      'en',
      isSignedIn ? 'hana' : 'nobody',
    ]);
    for (const [id, response] of Object.entries(overrides)) {
      if (typeof response === 'string') expect(read.overrides).toHaveProperty(id, response);
      else expect(differences.join('\n'), `${file} ${name}`).toContain(`${id} answers ${response.status}`);
    }
    if (!screens.has(url.pathname)) withoutScreen.add(url.pathname);
  }
  // One story shows an address that the portal does not have.
  expect([...withoutScreen]).toEqual(['/student/nowhere']);
});
