import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { iconControl } from '../story/iconControl.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Display/Alert',
  component: Alert,
  args: { title: 'You can apply', children: 'Open to students graduating in March 2027, any faculty.' },
  argTypes: {
    tone: {
      control: 'select',
      options: ['neutral', 'info', 'brand', 'success', 'deadline', 'warning', 'danger'],
    },
    icon: iconControl,
    title: { control: 'text' },
    children: { control: 'text' },
    actions: { control: false },
  },
  parameters: guidance({
    do: [
      'Say what is the matter in the title and what to do below it.',
      'Put it right above what it is about: above the form, above the button.',
      'Use `deadline` only while something can still be done about the date.',
    ],
    dont: [
      'Do not use it for the answer to a press that is over in a moment: that is `Toast`.',
      'Do not use `danger` for advice. It interrupts whoever is listening.',
      'Do not stack more than two. The second one is no longer read.',
    ],
    accessibility: [
      '`danger` is an `alert` and interrupts; every other tone is a `status` and waits for a pause.',
      'Set `silent` when it is part of the page from the start, or it is read out before the page itself.',
      'The icon is hidden: without a title and in one colour the words still have to say how grave it is.',
      'axe cannot see whether it was put into the page when something happened or stood there before.',
    ],
  }),
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Success: Story = { args: { tone: 'success' } };
export const Danger: Story = {
  args: { tone: 'danger', title: 'One answer needs your attention', children: 'Phone number is required' },
};
const tones = ['neutral', 'info', 'brand', 'success', 'deadline', 'warning', 'danger'] as const;
export const Tones: Story = {
  render: (args) => (
    <Stack gap="small">
      {tones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
export const TextAlone: Story = { args: { title: undefined } };
export const WithActions: Story = {
  args: {
    tone: 'warning',
    title: 'This clashes with another event',
    actions: (
      <Button size="small" variant="secondary">
        See the calendar
      </Button>
    ),
  },
};
export const Japanese: Story = {
  args: {
    tone: 'warning',
    title: '同じ時間に別の予定があります',
    children: '「卒業研究ゼミ」（18:00〜19:30）と15分重なります。',
  },
};
