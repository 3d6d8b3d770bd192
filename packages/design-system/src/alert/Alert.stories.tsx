import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Display/Alert',
  component: Alert,
  args: { title: 'You can apply', children: 'Open to students graduating in March 2027, any faculty.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    children: '「卒業研究ゼミ」（18:00–19:30）と15分重なります。',
  },
};
