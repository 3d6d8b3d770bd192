import type { AdvancedFilterOptions } from '@michi/api/job';
import { expect, test } from 'vitest';
import { locationNodes, parentsOf } from './locationNodes.ts';

type Option = AdvancedFilterOptions['locations'][number];

const location = (
  id: string,
  city: string,
  cityJp: string | null,
  {
    country = 'US',
    jobCount = 0,
    parentId = null,
    region = null,
  }: { country?: string | null; jobCount?: number; parentId?: string | null; region?: string | null } = {},
): Option => ({
  location: { id, city, cityJp, region, regionJp: region === 'Kanto' ? '関東' : null, country, parentId },
  jobCount,
});

const america = [
  location('us', 'United States', 'アメリカ合衆国', { jobCount: 8 }),
  location('ca', 'California', 'カリフォルニア州', { parentId: 'us', region: 'California', jobCount: 3 }),
  location('sj', 'San Jose, CA', 'サンノゼ', { parentId: 'ca', region: 'California', jobCount: 3 }),
];

test('cities are within their regions and countries, which select all of theirs', () => {
  expect(locationNodes(america, 'en', 'Other places')).toEqual([
    {
      id: 'us',
      label: 'United States',
      keywords: 'United States アメリカ合衆国',
      count: 8,
      isWhole: true,
      children: [
        {
          id: 'ca',
          label: 'California',
          keywords: 'California カリフォルニア州',
          count: 3,
          isWhole: true,
          children: [{ id: 'sj', label: 'San Jose, CA', keywords: 'San Jose, CA サンノゼ', count: 3 }],
        },
      ],
    },
  ]);
  expect(locationNodes(america, 'jp', 'その他の地域')[0]?.label).toBe('アメリカ合衆国');
});

test('regions that are no locations come first, then countries, the one with the most jobs first, then unknown locations', () => {
  const nodes = locationNodes(
    [
      location('tokyo', 'Tokyo', '東京', { country: 'JP', region: 'Kanto', jobCount: 20 }),
      location('sg', 'Singapore', 'シンガポール', { country: 'SG', jobCount: 9 }),
      ...america,
      location('mill', 'Old Mill', null, { country: null, jobCount: 1 }),
    ],
    'jp',
    'その他の地域',
  );
  expect(
    nodes.map(({ label, count, children, isWhole }) => [label, count, children?.length, isWhole]),
  ).toEqual([
    ['関東', 20, 1, undefined],
    ['シンガポール', 9, undefined, undefined],
    ['アメリカ合衆国', 8, 1, true],
    ['その他の地域', 1, 1, undefined],
  ]);
});

test('the parents around a checked location are open', () => {
  const nodes = locationNodes(america, 'en', 'Other places');
  expect(parentsOf(nodes, ['sj'])).toEqual(['us', 'ca']);
  expect(parentsOf(nodes, ['us'])).toEqual([]);
});
