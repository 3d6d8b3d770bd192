import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CalendarCheck, CalendarDays, Clock, House, MapPin } from 'lucide-react';
import { guidance } from '../story/guidance.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Salary', value: '¥248,000 / month', note: 'Bonus twice a year', icon: Banknote },
      { term: 'Location', value: 'Kawasaki, Kanagawa', note: '8 min from Shin-Yuri', icon: MapPin },
      { term: 'Work style', value: 'Hybrid, flextime', note: '2 days a week at home', icon: House },
      { term: 'Working hours', value: '9:30–18:00', icon: Clock },
      { term: 'Holidays', value: '124 days a year', icon: CalendarDays },
      { term: 'Start date', value: null, icon: CalendarCheck },
    ],
  },
  argTypes: { layout: { control: 'inline-radio', options: ['grid', 'facts', 'rows'] } },
  parameters: guidance({
    do: [
      'Use `grid` for facts to compare at a glance, `facts` for the three or four that matter most, `rows` for those that are read one after the other.',
      'Keep terms to a word or two and put what explains a value into `note`.',
      'Hand over a missing value as it is: it shows as `-`.',
    ],
    dont: [
      'Do not drop a fact silently because it is not known. A `-`, or one line below that names it, says that nobody told.',
      'Do not give icons to some facts of a grid and not to others.',
      'Do not use it for a form that can be changed: `SettingsRow` has room for a button.',
    ],
    accessibility: [
      'A `dl`: each value is read with its term, a note as a second value of it.',
      'Icons are hidden from a screen reader; the term stands beside them.',
      'Columns follow the width of the place, not of the window, and the order of reading stays.',
      'axe cannot see whether two facts of one list have the same term; then give each an `id`.',
    ],
  }),
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { layout: 'grid' } };

export const Facts: Story = {};
/** Two columns, four where there is room. */
export const FewFacts: Story = {
  args: {
    layout: 'facts',
    items: [
      { term: 'Salary', value: '¥248,000 / month', note: 'Bonus twice a year' },
      { term: 'Place of work', value: 'Kawasaki' },
      { term: 'Joining date', value: 'Thursday 1 April 2027' },
      { term: 'Respond by', value: 'Mon 30 Nov, 17:00', note: '10 days left' },
    ],
  },
};
export const WithoutIcons: Story = {
  args: {
    items: [
      { term: 'Industry', value: 'Machinery' },
      { term: 'Founded', value: '2014' },
    ],
  },
};
export const Rows: Story = { args: { layout: 'rows' } };
export const Japanese: Story = {
  args: {
    layout: 'rows',
    items: [
      { term: '形式', value: 'オンライン', note: '開始10分前から入室できます' },
      { term: '面接官', value: '商品企画部 部長、人事担当 1名' },
      { term: '持ち物', value: '' },
    ],
  },
};
export const Lines: Story = {
  args: {
    layout: 'rows',
    items: [
      { term: 'Benefits', value: 'Commuting allowance\nHousing allowance\nTwo bonuses a year' },
      { term: 'Applicants', value: 'Any faculty', note: 'Education: bachelor\nExperience: none' },
    ],
  },
};
export const LongWordsInANarrowPlace: Story = {
  args: {
    items: [
      {
        term: 'Meeting address',
        value: 'https://meet.kazehaya-mobility.example/second-interview/7f3a9c1e5b2d4860',
        note: 'The room opens ten minutes before the interview begins.',
        icon: MapPin,
      },
      {
        term: 'Interviewers',
        value: 'Head of product planning, one of human resources',
        icon: CalendarCheck,
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <DescriptionList {...args} />
    </div>
  ),
};
