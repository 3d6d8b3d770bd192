import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#forgot', children: 'Forgot password?' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Soft: Story = { args: { tone: 'soft', children: 'Terms' } };
export const Underlined: Story = { args: { tone: 'text', underline: 'always' } };
export const InSentence: Story = {
  args: { children: 'Create an account' },
  render: (args) => (
    <p>
      New to Michi? <Link {...args} />
    </p>
  ),
};
