import { expect, test } from 'vitest';
import { letterMessages, payText } from './offerFile.ts';

test.each(['en', 'jp'] as const)(
  'the letter of an internship does not mention employment (%s)',
  (language) => {
    const { title, offer, terms } = letterMessages(language, 'INTERNSHIP');
    const text = [
      title,
      offer.title,
      offer.code,
      offer.position,
      offer.joiningDate,
      offer.offerDate,
      terms.salary,
    ];
    expect(text.filter((word) => /内定|入社|給与|offer|salary|employment/i.test(word))).toEqual([]);
  },
);

test.each([
  [null, null, null],
  [null, 300_000, 'up to 300,000 JPY per month'],
  [250_000, null, 'from 250,000 JPY per month'],
  [250_000, 250_000, '250,000 JPY per month'],
  [250_000, 300_000, '250,000 JPY – 300,000 JPY per month'],
])('pay from %o to %o is written: %s', (minimum, maximum, text) => {
  const salary = { currency: 'JPY', maximum, minimum, period: 'MONTH' } as const;
  expect(payText(salary, letterMessages('en', 'JOB'))).toBe(text);
});
