import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: ['Tokyo', 'Osaka', 'Remote', 'Hybrid'].map((name) => <Badge key={name}>{name}</Badge>) },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wrapping: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const Japanese: Story = {
  args: { children: ['東京', '大阪', 'リモート'].map((name) => <Badge key={name}>{name}</Badge>) },
};
