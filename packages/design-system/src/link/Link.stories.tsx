import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '#forgot', children: 'Forgot password?' },
  argTypes: {
    tone: { control: 'inline-radio', options: ['brand', 'text', 'soft'] },
    underline: { control: 'inline-radio', options: ['always', 'hover'] },
    size: { control: 'inline-radio', options: ['inherit', 'small'] },
    children: { control: 'text' },
    href: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Write where it leads, so that the words make sense alone: "Forgot password?".',
      'Use `underline="always"` inside a sentence, where colour alone would have to tell it.',
      'Hand over a router’s link with `asChild`.',
    ],
    dont: [
      'Do not use it to do something. What changes something is a `Button`.',
      'Do not write "here" or "click here".',
      'Do not use `soft` inside soft text: nothing tells it apart until the pointer is over it.',
    ],
    accessibility: [
      'A native link: Enter follows it, and it is named by its words.',
      'It keeps all a link can do: a new tab, the menu of the browser, Back.',
      'axe cannot see whether two links of the same words lead to the same place.',
    ],
  }),
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { tone: 'brand', underline: 'hover', size: 'inherit' },
};

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
export const Japanese: Story = { args: { children: 'パスワードをお忘れの方' } };
