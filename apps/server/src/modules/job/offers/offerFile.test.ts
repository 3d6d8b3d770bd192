import { expect, test } from 'vitest';
import { letterMessages } from './offerFile.ts';

test.each(['en', 'jp'] as const)('the letter of an internship speaks of no employment (%s)', (language) => {
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
});
