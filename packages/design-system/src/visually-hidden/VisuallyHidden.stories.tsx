import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Layout/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Three new messages' },
  argTypes: { as: { control: 'inline-radio', options: ['span', 'div'] }, children: { control: 'text' } },
  parameters: guidance({
    do: [
      'Use it to say in words what a picture, a place or a colour says to the eye.',
      'Keep it short: who listens cannot skip it.',
    ],
    dont: [
      'Do not hide the label of a field with it: fields have `labelHidden`.',
      'Do not hide a button or a link in it. It would take the focus unseen.',
      'Do not repeat what is read anyway.',
    ],
    accessibility: [
      'Read out in its place, out of sight in every theme and on paper.',
      'The words become part of the name of the button or link they stand in.',
      'axe cannot see whether the hidden words agree with what is seen.',
    ],
  }),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const BesideAPicture: Story = {
  render: (args) => (
    <p>
      <span aria-hidden="true">3</span>
      <VisuallyHidden {...args} />
    </p>
  ),
};
export const Japanese: Story = { args: { children: '新しいメッセージが3件あります' } };
