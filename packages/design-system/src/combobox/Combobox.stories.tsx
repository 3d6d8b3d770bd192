import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { guidance } from '../story/guidance.ts';
import { Combobox } from './Combobox.tsx';

/** Some forty of the four hundred: axe looks at every one. */
const zones = Intl.supportedValuesOf('timeZone')
  .filter((zone) => /^Asia\/[K-T]|\/New/.test(zone))
  .map((zone) => ({
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
  parameters: guidance({
    do: [
      'Use it for one answer out of a long list that people know by name: a time zone, a university.',
      'Give each option the other words people type in `keywords`: the reading in hiragana, the English name.',
      'Put what tells two alike options apart into `note`, such as the prefecture.',
    ],
    dont: [
      'Do not use it for a list that can be overlooked: `Select` shows all of it at one press.',
      'Do not take it for free text. What was typed and not chosen is forgotten when the field is left.',
      'Do not leave `noMatch` at "No results". Say of what there is none.',
    ],
    accessibility: [
      'A native input of role `combobox`, named by its label. The focus stays in it while arrows move through the list.',
      'Typing points at the first match, for Enter to take. Escape closes the list and keeps the answer there was.',
      'The number of matches is announced in the words of `countLabel` while one types, and `noMatch` when none is left.',
      'axe cannot see whether the keywords cover what people really type, such as とうきょう.',
    ],
  }),
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { placeholder: 'Type a city', hint: 'All times are shown in this zone', error: '', disabled: false },
};

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
