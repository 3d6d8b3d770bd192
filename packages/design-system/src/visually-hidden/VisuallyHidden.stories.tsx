import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Three new messages' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAPicture: Story = {
  render: (args) => (
    <p>
      <span aria-hidden="true">3</span>
      <VisuallyHidden {...args} />
    </p>
  ),
};
export const Japanese: Story = { args: { children: '新しいメッセージが3件あります' } };
