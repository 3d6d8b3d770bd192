import type { Language } from '@michi/api/session';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import { JsonDialog } from './ImportDialogs.tsx';

afterEach(cleanup);

const give = async (contents: string, language: Language = 'en') => {
  await renderInPortal(<JsonDialog onClose={() => undefined} />, {
    namespaces: ['resume', 'sharing'],
    language,
  });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no file field');
  await userEvent.upload(input, new File([contents], 'resume.json'));
};
const linesBelow = async (title: string) => {
  const alert = (await screen.findByText(title)).parentElement;
  return [...(alert?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
};

test.each([
  ['en' as const, 'We found nothing in this file that fits your profile.'],
  ['jp' as const, 'ファイルに、プロフィールに取り込める内容が見つかりませんでした。'],
])(
  'reports a JSON Resume without contents, and does not mention scanned pages (%s)',
  async (language, text) => {
    await give('{"basics":null,"work":null,"education":null}', language);
    expect(await screen.findByText(text)).toBeTruthy();
  },
);

const parts = JSON.stringify({
  basics: { location: { city: 'Otaru', countryCode: 'JP' } },
  work: [{ name: 'Acme', url: 'acme.example', 'x-team': 'Maps' }],
  awards: [{ title: 'First prize', date: '2025-10-01' }],
  'x-own': { theme: 'dark' },
});

test.each([
  [
    'en' as const,
    '4 items won’t be added to your profile',
    [
      'Personal details: Location: Otaru / JP',
      'Work experience (Acme): Website: acme.example / x-team: Maps',
      'Awards: First prize / 2025-10-01',
      'x-own: theme: dark',
    ],
  ],
  [
    'jp' as const,
    'プロフィールに取り込まれない内容が4件あります',
    [
      '個人情報：所在地：Otaru / JP',
      '職歴（Acme）：Webサイト：acme.example / x-team：Maps',
      '受賞歴：First prize / 2025-10-01',
      'x-own：theme：dark',
    ],
  ],
])('names what is left out, by section and entry (%s)', async (language, title, lines) => {
  await give(parts, language);
  expect(await linesBelow(title)).toEqual(lines);
});

test('shows the first entries of a large file, and the number of the others', async () => {
  const awards = Array.from({ length: 10_000 }, (_, index) => ({ title: `${index} ${'a'.repeat(500)}` }));
  const own = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`own${index}`, 'x']));
  await give(JSON.stringify({ awards, ...own }));
  const lines = await linesBelow('10,060 items won’t be added to your profile');
  expect(lines).toHaveLength(81);
  expect(lines[0]).toBe(`Awards: 0 ${'a'.repeat(190)}…`);
  expect(lines.slice(50, 52)).toEqual(['Awards: 9,950 more', 'own0: x']);
  expect(lines.at(-1)).toBe('31 more');
});

test.each([
  ['{', 'resume.json isn’t a JSON file. Choose another file.'],
  ['[]', 'resume.json isn’t a JSON Resume. Choose another file.'],
])('says why %s is refused', async (contents, text) => {
  await give(contents);
  expect(await screen.findByText(text)).toBeTruthy();
});
