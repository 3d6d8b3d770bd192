import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import type { ParsedResume } from '../read/parsedProfile.ts';
import { TakeOverDialog } from './TakeOverDialog.tsx';

afterEach(cleanup);

/** A JSON part of a form that was sent. */
const partOf = (form: FormData | undefined, name: string): Record<string, unknown> => {
  const part = form?.get(name);
  return typeof part === 'string' ? JSON.parse(part) : {};
};

test('imports the accepted sections only', async () => {
  const onClose = vi.fn<() => void>();
  const read: ParsedResume = {
    parsed: { about: 'I listen first.', skills: ['Cartography'] },
    leftOut: [],
    shortened: new Set(),
  };
  const { requests } = await renderInPortal(
    <TakeOverDialog read={read} source="document" onClose={onClose} />,
    {
      namespaces: ['resume', 'sharing'],
    },
  );
  const save = await screen.findByRole('button', { name: 'Add to profile' });
  await userEvent.click(save);
  await screen.findByText('Choose at least one section');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Skills' }));
  await userEvent.click(save);
  await screen.findByText('Profile Updated Successfully');
  const sent = requests.filter(({ method }) => method === 'PUT');
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/students/profile']);
  const form = await sent[0]?.formData();
  // Existing skills stay.
  expect(partOf(form, 'person')).toEqual({
    skills: [expect.any(String), expect.any(String), expect.any(String), 'Cartography'],
  });
  expect(form?.has('profile')).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

const unclear: ParsedResume = {
  leftOut: [],
  shortened: new Set(),
  parsed: {
    about: 'I listen first.',
    work: [
      {
        employmentType: 'OTHER',
        companyName: 'Acme',
        position: 'Engineer',
        startMonth: '2012-04',
        endMonth: { kind: 'month', source: '2014' },
        description: null,
      },
      {
        employmentType: 'OTHER',
        companyName: { kind: 'text', source: '' },
        position: 'Clerk',
        startMonth: '2010-04',
        endMonth: '2011-03',
        description: null,
      },
    ],
  },
};

test('requests facts missing from the resume, and saves both parts of the profile in one request', async () => {
  const { requests } = await renderInPortal(
    <TakeOverDialog read={unclear} source="document" onClose={() => undefined} />,
    {
      namespaces: ['resume', 'sharing'],
    },
  );
  const save = await screen.findByRole('button', { name: 'Add to profile' });
  await screen.findByText(/^Clerk, Apr\w* 2010 – Mar\w* 2011$/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'About' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Work Experience' }));
  await userEvent.click(save);
  await screen.findByText('Enter a month, such as 2024-04, or skip this entry');
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
  const [, secondLeftOut] = screen.getAllByRole('checkbox', { name: 'Skip this entry' });
  if (secondLeftOut === undefined) throw new Error('The second entry asks nothing.');
  await userEvent.click(secondLeftOut);
  await userEvent.fill(screen.getByRole('textbox', { name: /^Month you left/ }), '2014/3');
  await userEvent.click(save);
  await screen.findByText('Profile Updated Successfully');
  const sent = requests.filter(({ method }) => method === 'PUT');
  expect(sent).toHaveLength(1);
  const form = await sent[0]?.formData();
  expect(partOf(form, 'person')).toEqual({ about: 'I listen first.' });
  const workExperience = partOf(form, 'profile')['workExperience'];
  expect(workExperience).toContainEqual(
    expect.objectContaining({ companyName: 'Acme', endMonth: '2014-03' }),
  );
  expect(workExperience).not.toContainEqual(expect.objectContaining({ position: 'Clerk' }));
});

test('asks only for the day of a date whose month is in the resume', async () => {
  const certification = {
    name: 'Driving licence',
    issuedOn: { kind: 'date', source: '令和6年11月' },
  } as const;
  const read: ParsedResume = {
    leftOut: [],
    shortened: new Set(),
    parsed: { certifications: [certification] },
  };
  const { requests } = await renderInPortal(
    <TakeOverDialog read={read} source="document" onClose={() => undefined} />,
    {
      namespaces: ['resume', 'sharing'],
    },
  );
  await screen.findByText('Driving licence, Nov 2024');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Certification' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Day' }), '15');
  await userEvent.click(screen.getByRole('button', { name: 'Add to profile' }));
  await screen.findByText('Profile Updated Successfully');
  const form = await requests.find(({ method }) => method === 'PUT')?.formData();
  expect(partOf(form, 'profile')['certifications']).toContainEqual({
    name: 'Driving licence',
    issuedOn: '2024-11-15',
  });
});

test('says which texts will be shortened, and how many entries the profile has no room for', async () => {
  const skills = Array.from({ length: 52 }, (_, index) => `Skill ${index}`);
  const read: ParsedResume = {
    parsed: { about: 'I listen.', skills },
    leftOut: [],
    shortened: new Set(['about']),
  };
  const { requests } = await renderInPortal(
    <TakeOverDialog read={read} source="document" onClose={() => undefined} />,
    { namespaces: ['resume', 'sharing'] },
  );
  const shortened = await screen.findByText(
    'These texts are too long for your profile and will be shortened',
  );
  expect(shortened.parentElement?.textContent).toMatch(/About$/);
  const save = await screen.findByRole('button', { name: 'Add to profile' });
  expect(screen.queryByText(/won’t be added/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Skills' }));
  // Three skills are in the profile, which holds 50.
  await screen.findByText('Skills: 5 entries won’t be added');
  await userEvent.click(save);
  await screen.findByText('Profile Updated Successfully');
  const form = await requests.find(({ method }) => method === 'PUT')?.formData();
  expect(partOf(form, 'person')['skills']).toHaveLength(50);
});

test('says in Japanese what does not fit', async () => {
  const skills = Array.from({ length: 48 }, (_, index) => `Skill ${index}`);
  const read: ParsedResume = { parsed: { skills }, leftOut: [], shortened: new Set(['skills']) };
  await renderInPortal(<TakeOverDialog read={read} source="json" onClose={() => undefined} />, {
    namespaces: ['resume', 'sharing'],
    language: 'jp',
  });
  await screen.findByText('長すぎる文章は、プロフィールの文字数の上限に合わせて短縮されます');
  await screen.findByRole('button', { name: '取り込む' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'スキル' }));
  expect(await screen.findByText('スキル：1件は取り込まれません')).toBeTruthy();
});

test('offers nothing that the profile has, and reports it', async () => {
  await renderInPortal(
    <TakeOverDialog
      read={{ parsed: { skills: ['sql'] }, leftOut: [], shortened: new Set() }}
      source="document"
      onClose={() => undefined}
    />,
    { namespaces: ['resume', 'sharing'] },
  );
  await screen.findByText('Everything we found is already in your profile.');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('has no Cancel if nothing was found', async () => {
  const read: ParsedResume = { parsed: {}, leftOut: [], shortened: new Set() };
  await renderInPortal(<TakeOverDialog read={read} source="document" onClose={() => undefined} />, {
    namespaces: ['resume', 'sharing'],
  });
  await screen.findByText(/^We found nothing/);
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
