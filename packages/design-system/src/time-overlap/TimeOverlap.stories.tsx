import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { TimeOverlap } from './TimeOverlap.tsx';

const at = (time: string) => Date.parse(`2026-11-27T${time}:00Z`);

const meta = {
  title: 'Display/TimeOverlap',
  component: TimeOverlap,
  args: {
    own: { id: 'own', from: at('17:30'), to: at('18:15'), label: 'This interview', note: '17:30–18:15' },
    others: [
      {
        id: 'seminar',
        from: at('18:00'),
        to: at('19:30'),
        label: 'Graduation seminar',
        note: '18:00–19:30',
      },
    ],
    formatTime: (moment) => new Date(moment).toISOString().slice(11, 16),
  },
  parameters: guidance({
    do: [
      'Show it where something clashes: before an interview or an appointment is accepted.',
      'Say beside it in words what overlaps, and for how long.',
      'Write the hours as the reader’s clock shows them, in their zone.',
    ],
    dont: [
      'Do not use it as a calendar. It draws a few things of one day.',
      'Do not show it where nothing overlaps.',
    ],
    accessibility: [
      'Hidden from a screen reader: the words beside it say it all.',
      'The time both share is hatched, so that it does not hang on colour.',
      'axe does not look at it: check that the alert around it names both things and their hours.',
    ],
  }),
} satisfies Meta<typeof TimeOverlap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const One: Story = {};
export const WholeDay: Story = {
  args: {
    others: [
      { id: 'fair', from: at('09:00'), to: at('20:00'), label: 'Career fair', note: '9:00–20:00' },
      { id: 'seminar', from: at('18:00'), to: at('19:30'), label: 'Seminar', note: '18:00–19:30' },
    ],
  },
};
export const Japanese: Story = {
  args: {
    own: { id: 'own', from: at('17:30'), to: at('18:15'), label: 'この面接', note: '17:30〜18:15' },
    others: [
      { id: 'seminar', from: at('18:00'), to: at('19:30'), label: '卒業研究ゼミ', note: '18:00〜19:30' },
    ],
  },
};
export const LongWordsInANarrowPlace: Story = {
  args: {
    others: [
      {
        id: 'seminar',
        from: at('18:00'),
        to: at('19:30'),
        label: 'Graduation seminar of the Faculty of Literature',
        note: '18:00–19:30',
      },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <TimeOverlap {...args} />
    </div>
  ),
};
