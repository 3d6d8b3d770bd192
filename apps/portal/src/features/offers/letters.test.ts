import { expect, test } from 'vitest';
import { composeLetter, hasBlank, letterKinds, lettersFor, type LetterFacts } from './letters.ts';

const languages = ['en', 'jp'] as const;

const facts: Readonly<Record<(typeof languages)[number], LetterFacts>> = {
  en: {
    kind: 'JOB',
    company: 'Isobe Market',
    position: 'Planner, store operations',
    student: 'Hana Saeki',
    university: 'Tokai Institute',
    interviewedOn: 'Tuesday 10 November 2026',
    respondBy: 'Monday 30 November 2026',
    joiningOn: 'Thursday 1 April 2027',
  },
  jp: {
    kind: 'JOB',
    company: '株式会社磯部マーケット',
    position: '店舗運営企画',
    student: '佐伯 花',
    university: '東海工科大学',
    interviewedOn: '2026年11月10日（火）',
    respondBy: '2026年11月30日（月）',
    joiningOn: '2027年4月1日（木）',
  },
};

test.each(languages.flatMap((language) => letterKinds.map((kind) => [kind, language] as const)))(
  'the letter "%s" (%s) is as approved',
  (kind, language) => {
    expect(composeLetter(kind, language, facts[language])).toMatchSnapshot();
  },
);

test.each(languages.flatMap((language) => letterKinds.map((kind) => [kind, language] as const)))(
  'the letter "%s" (%s) leaves out what is not known, and leaves no gap',
  (kind, language) => {
    const letter = composeLetter(kind, language, {
      ...facts[language],
      university: null,
      interviewedOn: null,
    });
    for (const missing of ['null', 'undefined', '\n\n\n', facts[language].university ?? '', '10 November'])
      expect(letter).not.toContain(missing);
    expect(letter).toContain(facts[language].student);
    expect(letter.endsWith(facts[language].student)).toBe(true);
  },
);

test.each(languages)('a letter about an internship speaks of no employment (%s)', (language) => {
  const letters = letterKinds.map((kind) =>
    composeLetter(kind, language, { ...facts[language], kind: 'INTERNSHIP' }),
  );
  expect(letters.filter((letter) => /内定|入社|the offer|joining/.test(letter))).toEqual([]);
});

test.each(languages)('only the date that is asked for is left to the student (%s)', (language) => {
  const open = letterKinds.filter((kind) =>
    hasBlank(composeLetter(kind, language, facts[language]), facts[language]),
  );
  expect(open).toEqual(['time']);
});

test.each(languages)('brackets in the title of a position are nothing to fill in (%s)', (language) => {
  const titled = { ...facts[language], company: 'Isobe [Group]', position: '【東京】店舗運営企画' };
  expect(hasBlank(composeLetter('thanks', language, titled), titled)).toBe(false);
  expect(hasBlank(composeLetter('time', language, titled), titled)).toBe(true);
});

test.each([
  ['【希望日】までお待ちください', true],
  ['Could you wait until [date]?', true],
  ['Could you wait until 7 December?', false],
  ['【】', true],
])('a placeholder of the student counts as well: %s', (letter, expected) => {
  expect(hasBlank(letter, facts.en)).toBe(expected);
});

test.each(languages)('a letter of thanks promises no response once none is expected (%s)', (language) => {
  const letter = composeLetter('thanks', language, { ...facts[language], respondBy: null });
  expect(letter).not.toMatch(/respond|回答期限|null/);
  expect(letter).not.toContain('\n\n\n');
});

test.each(['ACCEPTED', 'DENIED', 'EXPIRED'] as const)(
  'more time is asked for no offer that is %s',
  (status) => {
    expect(lettersFor('OFFERED')).toContain('time');
    expect(lettersFor(status)).not.toContain('time');
  },
);
