import { expect, it } from 'vitest';
import { readJobAddress } from './jobAddress.ts';
import { filtersToSave, searchLocation } from './savedSearch.ts';

const query =
  'search=東京&locationId=0199a1c2-0000-7000-8000-0000000c0013&workStyle=HYBRID&englishUse=READING' +
  '&graduationYear=2027&salaryFrom=230000&isFlextime=true&canApply=true&answersWithinWeek=true';

it.each(['PUBLIC', 'UNIVERSITY'] as const)(
  'leads back to the same %s search it was kept from',
  (audience) => {
    const filters = filtersToSave(readJobAddress(new URLSearchParams(query), audience));
    const place = searchLocation({ audience, filters });
    const list = audience === 'PUBLIC' ? '/student/job/public-jobs' : '/student/job/university-jobs';
    expect(place).toBe(`${list}?${query}`);
  },
);

it('keeps neither page nor order nor the open job', () => {
  expect(filtersToSave(readJobAddress(new URLSearchParams('search=a&page=3&sort=SALARY')))).toEqual({
    search: 'a',
  });
});
