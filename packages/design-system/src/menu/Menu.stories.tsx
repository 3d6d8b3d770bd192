import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { MenuChip } from '../chip/Chip.tsx';
import { guidance } from '../story/guidance.ts';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuSeparator } from './Menu.tsx';

const meta = {
  title: 'Overlay/Menu',
  component: Menu,
  args: {
    open: true,
    align: 'start',
    trigger: <Button variant="secondary">Hinata Saeki</Button>,
    children: (
      <>
        <MenuLabel>hana@michi.example</MenuLabel>
        <MenuItem icon={UserRound} link={<a href="#profile" />}>
          Profile
        </MenuItem>
        <MenuItem icon={Settings} note="Language, notifications">
          Settings
        </MenuItem>
        <MenuItem disabled>Documents</MenuItem>
        <MenuSeparator />
        <MenuItem icon={LogOut} tone="danger">
          Sign Out
        </MenuItem>
      </>
    ),
  },
  argTypes: { align: { control: 'inline-radio', options: ['start', 'center', 'end'] } },
  parameters: {
    // It covers the page: each in its own frame.
    docs: { story: { inline: false, height: '320px' } },
    ...guidance({
      do: [
        'Use it for two to eight things that are seldom done, behind a button that says whose they are.',
        'Use `MenuRadioGroup` for one choice that holds at once, such as the order of a list.',
        'Set what cannot be undone last, below a line, with the tone `danger`.',
      ],
      dont: [
        'Do not hide the next step of a page in it.',
        'Do not put fields into it. A small form is a `Dialog`.',
        'Do not use it for the answer of a form: that is `Select`.',
      ],
      accessibility: [
        'Role `menu`, opened from its button by Enter, Space or the arrow down; the focus goes to the first item.',
        'Arrows, Home, End and the first letters move in it, Enter chooses, Escape closes it and gives the focus back.',
        'A disabled item is read and cannot be chosen. An item may be a link.',
        'axe cannot see whether the button tells what the menu is about.',
      ],
    }),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  // Closed initially, and beside its controls, which another frame would not receive.
  parameters: { docs: { story: { inline: true } } },
  args: { open: undefined, align: 'start' },
};

const Order = ({ labels }: { readonly labels: Readonly<Record<string, string>> }) => {
  const [value, setValue] = useState('deadline');
  return (
    <Menu open trigger={<MenuChip>{labels[value]}</MenuChip>} align="start">
      <MenuRadioGroup label={labels['label']} value={value} onValueChange={setValue}>
        <MenuRadioItem value="deadline">{labels['deadline']}</MenuRadioItem>
        <MenuRadioItem value="newest">{labels['newest']}</MenuRadioItem>
        <MenuRadioItem value="salary">{labels['salary']}</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
};

export const Items: Story = {};
export const Closed: Story = { args: { open: undefined } };
export const Choices: Story = {
  render: () => (
    <Order
      labels={{
        label: 'Order',
        deadline: 'Deadline first',
        newest: 'Newest first',
        salary: 'Best paid first',
      }}
    />
  ),
};
export const Japanese: Story = {
  render: () => (
    <Order
      labels={{ label: '並び順', deadline: '締切が近い順', newest: '新しい順', salary: '給与が高い順' }}
    />
  ),
};
export const LongWords: Story = {
  args: {
    children: (
      <>
        <MenuLabel>somebody-with-a-long-name@department-of-literature.seiryo-u.example</MenuLabel>
        <MenuItem icon={Settings} note="Language, time zone, notifications, calendar, two-step sign-in">
          Settings of your account and of this device
        </MenuItem>
      </>
    ),
  },
};
