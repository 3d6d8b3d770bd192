import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as CareerOfficeScreen } from './CareerOfficeScreen.tsx';
import { CareerOfficeProvider } from './CareerOfficeProvider.fixture.tsx';
import { Component as UniversityProfileScreen } from './UniversityProfileScreen.tsx';

afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

const TEXT = 'Students walk to the main building below the hill';

const show = (Screen: typeof UniversityProfileScreen, path: string, environment: TestEnvironment = {}) =>
  renderInPortal(
    <CareerOfficeProvider>
      <Screen />
    </CareerOfficeProvider>,
    { path, namespaces: ['career-office', 'university'], ...environment },
  );
const withoutPhoto = { showUniversity: { status: 200, example: 'withoutPhoto' } } as const;
const card = async () => within(await screen.findByRole('region', { name: 'University' }));

test('the page has the photo of the university with its text, in the widths that the window needs, and its name without one', async () => {
  await show(UniversityProfileScreen, paths.universityProfile);
  const photo = await screen.findByRole('img', { name: TEXT });
  expect(photo.getAttribute('srcset')).toMatch(/\/api\/common\/pictures\/\S+ 640w, \S+ 1280w$/);
  expect(photo.getAttribute('loading')).toBe('lazy');
  cleanup();
  await show(UniversityProfileScreen, paths.universityProfile, { overrides: withoutPhoto });
  await screen.findByRole('heading', { level: 1, name: 'Seiryo University' });
  expect(screen.queryByRole('img', { name: TEXT })).toBeNull();
});

test('the card of the career office has it in place of the letter, and the letter without one or while it is not known', async () => {
  await show(CareerOfficeScreen, paths.careerOffice);
  await (await card()).findByRole('img', { name: TEXT });
  expect((await card()).queryByText('S')).toBeNull();
  for (const showUniversity of [withoutPhoto.showUniversity, 'unavailable'] as const) {
    cleanup();
    await show(CareerOfficeScreen, paths.careerOffice, { overrides: { showUniversity } });
    (await card()).getByText('S');
    expect((await card()).queryByRole('img', { name: TEXT })).toBeNull();
  }
});
