import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Send } from 'lucide-react';
import { guidance } from '../story/guidance.ts';
import { iconControl } from '../story/iconControl.ts';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Accept', variant: 'primary' },
  argTypes: { icon: iconControl, children: { control: 'text' } },
  parameters: guidance({
    do: [
      'Give a view one `primary` button: the next step.',
      'Begin with a verb and say what happens: “Send the answer”, “Read offer”.',
      'Use `dangerSolid` for what cannot be undone, and ask once more in a dialog.',
      'Keep it `working` while what was asked for is under way, with words such as “Sending”.',
    ],
    dont: [
      'Do not disable a submit button to say that a form is incomplete: let it be pressed and name what is missing.',
      'Do not use it to lead to another page. Give the look to a link with `asChild`, or use `Link`.',
      'Do not put two primary buttons side by side, or make every button of a list primary.',
    ],
    accessibility: [
      'A native button: Enter and Space press it. With `asChild` it stays the link it was given.',
      'While `working` it keeps the focus, takes no second press, and `workingLabel` is read out as a status.',
      'The icon is hidden; the words are the name. Without words use `IconButton`.',
      'axe cannot see whether “Open” says enough in a list of ten.',
    ],
  }),
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  argTypes: { asChild: { control: false }, workingLabel: { control: 'text' } },
};

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Read offer' } };
export const Soft: Story = { args: { variant: 'soft', icon: Plus, children: 'Add' } };
export const Ghost: Story = { args: { variant: 'ghost', children: 'View as table' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Deny' } };
export const DangerSolid: Story = { args: { variant: 'dangerSolid', children: 'Delete account' } };
export const WithIcon: Story = { args: { icon: Send, children: 'Apply' } };
export const Working: Story = { args: { working: true, workingLabel: 'Sending' } };
export const Small: Story = { args: { size: 'small', variant: 'secondary', children: 'Answer' } };
export const Large: Story = { args: { size: 'large', children: 'Log in' } };
export const FullWidth: Story = { args: { size: 'large', fullWidth: true, children: 'Log in' } };
export const Disabled: Story = { args: { disabled: true } };
export const Japanese: Story = { args: { icon: Send, children: '応募する', lang: 'ja' } };
export const AsLink: Story = {
  args: { asChild: true, icon: Plus, children: <a href="#signup">Create an account</a> },
};
