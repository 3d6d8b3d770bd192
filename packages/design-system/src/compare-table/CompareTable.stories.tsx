import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { CompareTable } from './CompareTable.tsx';

const values: Readonly<Record<string, readonly string[]>> = {
  pay: ['¥243,000 / month', '¥250,000 / month', 'Not stated', '¥1,300 / hour'],
  holidays: ['125 days a year', '124 days a year', '110 days a year', 'Not stated'],
  place: ['Tokyo', 'Kawasaki', 'Osaka', 'Nagoya'],
};
const companies = ['Isobe Market', 'Yukari Robotics', 'Hoshikawa Systems', 'Aoba Foods'];

const meta = {
  title: 'Display/CompareTable',
  component: CompareTable,
  args: {
    label: 'Your offers',
    rowHeading: 'Compared',
    rows: [
      { id: 'pay', label: 'Pay' },
      { id: 'holidays', label: 'Holidays' },
      { id: 'place', label: 'Place of work' },
    ],
    columns: companies.slice(0, 2).map((title, index) => ({ id: String(index), title })),
    renderCell: (row: string, column: string) => values[row]?.[Number(column)],
  },
  parameters: guidance({
    do: [
      'Use it to compare things of one kind, the same facts of each in the same order: two on a phone, more where there is room.',
      'Show what differs. Fold what is the same of all, below the table.',
      'Say “not stated” where a fact is missing; an empty cell could be a mistake.',
    ],
    dont: [
      'Do not use it for a list; a list has rows that are opened.',
      'Do not compare more than six: nobody can keep more in mind.',
      'Do not put it into something that scrolls by itself: the names stay below the bar of the page.',
    ],
    accessibility: [
      'A table with heads of rows and columns at every width; only the place of the heads differs.',
      'What takes the focus is scrolled clear of the names that stay. In a low window, such as a phone held sideways, they scroll away.',
      'axe cannot see whether a fact stands in the right row.',
    ],
  }),
} satisfies Meta<typeof CompareTable<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Two: Story = {};
export const Four: Story = {
  args: { columns: companies.map((title, index) => ({ id: String(index), title })) },
};
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <CompareTable {...args} />
    </div>
  ),
};
/** The names stay while the rows scroll. */
export const Long: Story = {
  args: {
    rows: Array.from({ length: 40 }, (_, index) => ({ id: String(index), label: `Fact ${index + 1}` })),
    renderCell: () => 'As stated in the letter',
  },
  play: () => window.scrollTo(0, 600),
};
export const Japanese: Story = {
  args: {
    label: '内定の比較',
    rowHeading: '項目',
    rows: [
      { id: 'pay', label: '給与' },
      { id: 'place', label: '勤務地' },
    ],
    columns: [
      { id: '0', title: '株式会社磯部マーケット' },
      { id: '1', title: 'ゆかりロボティクス株式会社' },
    ],
    renderCell: (row) => (row === 'pay' ? '月給24.3万円' : '東京'),
  },
};
