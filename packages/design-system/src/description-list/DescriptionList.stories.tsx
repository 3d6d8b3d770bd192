import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CalendarCheck, CalendarDays, Clock, House, MapPin } from 'lucide-react';
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
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
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
