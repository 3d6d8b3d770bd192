import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/Inline.tsx';
import { Text } from '../text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const WithWord: Story = { args: { label: 'or' } };
export const Vertical: Story = {
  render: () => (
    <Inline>
      <Text>English</Text>
      <Divider vertical />
      <Text>日本語</Text>
    </Inline>
  ),
};
export const Japanese: Story = { args: { label: 'または' } };
