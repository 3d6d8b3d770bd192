import { getProfile, getProfileQueryKey } from '@michi/api/user';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { GivenQueries } from '../../test/GivenQueries.tsx';
import { renderInPortal, type TestEnvironment } from '../../test/renderInPortal.tsx';
import { MissingGraduationYear } from './MissingGraduationYear.tsx';

afterEach(cleanup);

const show = (graduationYear: number | null, environment: TestEnvironment = {}) => {
  const heading = createRef<HTMLHeadingElement>();
  return renderInPortal(
    <GivenQueries
      fill={async (give) => give(getProfileQueryKey(), { ...(await getProfile()), graduationYear })}
    >
      <h1 ref={heading} tabIndex={-1}>
        Jobs
      </h1>
      <MissingGraduationYear heading={heading} />
    </GivenQueries>,
    { namespaces: ['person'], ...environment },
  );
};

test.each([
  ['en' as const, 'Graduation year', 'Save', 'Enter a year such as 2027'],
  ['jp' as const, '卒業年', '保存する', '西暦か和暦で入力してください（例：2027、令和9）'],
])('a missing graduation year is requested and saved in place (%s)', async (language, label, save, rule) => {
  const { requests } = await show(null, { language });
  const sent = () => requests.filter(({ method }) => method === 'PUT');
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${label}`) });
  await userEvent.type(field, '20');
  await userEvent.click(screen.getByRole('button', { name: save }));
  await screen.findByText(rule);
  expect(sent()).toEqual([]);
  await userEvent.fill(field, '2027');
  await userEvent.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(await sent()[0]?.clone().json()).toEqual({ graduationYear: 2027 });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('a known graduation year is not requested', async () => {
  await show(2027);
  await screen.findByRole('heading');
  expect(screen.queryByRole('textbox')).toBeNull();
});
