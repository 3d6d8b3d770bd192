import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Combobox } from './Combobox.tsx';

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({
  value: zone,
  label: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' '),
  note: zone === 'Asia/Tokyo' ? 'UTC+9' : (zone.split('/')[0] ?? ''),
  keywords: zone === 'Asia/Tokyo' ? `${zone} 東京 とうきょう` : zone,
}));

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: {
    label: 'Time zone',
    options: zones,
    openLabel: 'Show all time zones',
    noMatch: 'No time zone matches',
    countLabel: (count: number) => `${count} time zones`,
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (typed: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    if (typed !== '') await userEvent.type(input, typed);
  };

export const Empty: Story = { args: { placeholder: 'Type a city' } };
export const Chosen: Story = {
  args: { defaultValue: 'Asia/Tokyo', hint: 'All times are shown in this zone' },
};
export const Open: Story = { args: { defaultValue: 'Asia/Tokyo' }, play: open('') };
export const Typed: Story = { args: { defaultValue: 'Asia/Tokyo' }, play: open('new') };
export const NoMatch: Story = { args: { defaultValue: 'Asia/Tokyo' }, play: open('zzz') };
export const WithError: Story = { args: { requirement: 'Required', error: 'Choose a time zone' } };
export const Disabled: Story = { args: { defaultValue: 'Asia/Tokyo', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'University',
    options: [
      {
        value: 'a',
        label: 'Graduate School of Interdisciplinary Information Studies and Engineering, Seiryo University',
        note: 'Kanagawa',
      },
      { value: 'b', label: 'Seiryo University', note: 'Kanagawa' },
    ],
  },
  play: open(''),
};
export const Japanese: Story = {
  args: {
    label: 'タイムゾーン',
    requirement: '必須',
    options: [
      { value: 'Asia/Tokyo', label: '東京', note: 'UTC+9', keywords: 'Asia/Tokyo とうきょう' },
      { value: 'Europe/Paris', label: 'パリ', note: 'UTC+1', keywords: 'Europe/Paris' },
      { value: 'America/New_York', label: 'ニューヨーク', note: 'UTC-5', keywords: 'America/New_York' },
    ],
    openLabel: 'すべてのタイムゾーンを表示',
    noMatch: '該当するタイムゾーンがありません',
    countLabel: (count: number) => `${count}件のタイムゾーン`,
    defaultValue: 'Asia/Tokyo',
  },
  play: open(''),
};
