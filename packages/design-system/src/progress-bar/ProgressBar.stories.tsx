import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Display/ProgressBar',
  component: ProgressBar,
  args: { label: 'Profile', value: 78, valueLabel: '78%' },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 100 } },
    tone: { control: 'inline-radio', options: ['brand', 'success', 'danger'] },
  },
  parameters: guidance({
    do: [
      'Use it where a share is known: an upload, a profile.',
      'Say the share in words with `valueLabel`, as the reader’s language writes it.',
      'Turn it to `success` at the end and to `danger` where it stopped, with a line below that says so.',
    ],
    dont: [
      'Do not use it for work of unknown length. That is `Spinner` or `Skeleton`.',
      'Do not use `plain` where nothing beside it names what goes on.',
    ],
    accessibility: [
      'Role `progressbar` with its value from 0 to 100, named by its label, also when that is not seen.',
      'Its value is read in the words of `valueLabel`.',
      'It announces nothing while it grows: say the end in a toast or a status.',
      'axe cannot see a failure that is told by the colour of the bar alone.',
    ],
  }),
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { plain: false, tone: 'brand' } };

export const Profile: Story = {};
export const Empty: Story = { args: { value: 0, valueLabel: '0%' } };
export const Done: Story = { args: { value: 100, valueLabel: '100%', tone: 'success' } };
export const Bare: Story = { args: { plain: true } };
export const Japanese: Story = { args: { label: 'プロフィール', valueLabel: '78%' } };
export const Stopped: Story = {
  args: {
    label: 'portfolio-of-everything-that-was-drawn-between-april-2024-and-november-2026.pdf',
    value: 46,
    valueLabel: '46%',
    tone: 'danger',
    children: (
      <Text size="small" tone="danger">
        The connection broke. Try again.
      </Text>
    ),
  },
  render: (args) => (
    <div style={{ maxWidth: 320 }}>
      <ProgressBar {...args} />
    </div>
  ),
};
