import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { TabLinks, Tabs, type TabItem } from './Tabs.tsx';

const english: readonly TabItem[] = [
  { value: 'all', label: 'All', count: 128 },
  { value: 'applied', label: 'Applied', count: 22 },
  { value: 'recommendations', label: 'Recommendations', count: 3 },
  {
    value: 'requests',
    label: 'Internal Interview Requests',
    count: 1,
    owed: true,
    countLabel: '1 needs your answer',
  },
  { value: 'interviews', label: 'Internal Interviews', count: 2 },
  {
    value: 'company',
    label: 'Company Interview Requests',
    count: 2,
    owed: true,
    countLabel: '2 need your answer',
  },
  { value: 'university', label: 'Accepted University Interviews', count: 1 },
  { value: 'results', label: 'Interview Results' },
  { value: 'offers', label: 'Job Offer', count: 0 },
];
const japanese: readonly TabItem[] = [
  { value: 'all', label: 'すべての求人', count: 128 },
  { value: 'applied', label: '応募済み', count: 22 },
  { value: 'requests', label: '面接依頼', count: 2, owed: true, countLabel: '2件に回答が必要' },
];

interface ExampleProps {
  readonly items: readonly TabItem[];
  readonly start: string;
  readonly label: string;
}

const Example = ({ items, start, label }: ExampleProps) => {
  const [value, setValue] = useState(start);
  return (
    <Tabs label={label} items={items} value={value} onValueChange={setValue}>
      <Text>{value}</Text>
    </Tabs>
  );
};

const meta = {
  title: 'Actions/Tabs',
  component: Tabs,
  args: { label: 'Jobs', items: english, value: 'applied', onValueChange: () => undefined },
  argTypes: { value: { control: 'select', options: english.map(({ value }) => value) } },
  parameters: guidance({
    do: [
      'Use `TabLinks` where a tab is an address, `Tabs` for parts of one thing in place.',
      'Give counts, and `owed` with `countLabel` where an answer is due.',
      'Keep the tabs in the order of the way of an application.',
    ],
    dont: [
      'Do not use it for ways to see the same list: that is `SegmentedControl`.',
      'Do not put steps into tabs. Tabs can be looked at in any order.',
      'Do not hide a tab because it is empty: its page says what to do.',
    ],
    accessibility: [
      '`Tabs` is a `tablist`: one stop of Tab, arrows, Home and End choose, the next Tab goes to the panel.',
      '`TabLinks` is a navigation of links with `aria-current="page"`: Tab goes through them, Back works.',
      'The selected tab is scrolled into view; the fading edge says that there is more.',
      'axe cannot see whether counts are up to date when an answer was given.',
    ],
  }),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  render: ({ items, value, label }) => <Example key={value} items={items} start={value} label={label} />,
};

export const InPlace: Story = { render: () => <Example label="Jobs" items={english} start="applied" /> };
export const LastSelected: Story = { render: () => <Example label="Jobs" items={english} start="offers" /> };
export const AsLinks: Story = {
  render: () => (
    <TabLinks
      label="Jobs"
      value="applied"
      items={english.map((item) => ({ ...item, link: <a href={`#${item.value}`} /> }))}
    />
  ),
};
export const Japanese: Story = { render: () => <Example label="求人" items={japanese} start="all" /> };
