import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Settings, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { MenuChip } from '../chip/Chip.tsx';
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
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const Order = ({ words }: { readonly words: Readonly<Record<string, string>> }) => {
  const [value, setValue] = useState('deadline');
  return (
    <Menu open trigger={<MenuChip>{words[value]}</MenuChip>} align="start">
      <MenuRadioGroup label={words['label']} value={value} onValueChange={setValue}>
        <MenuRadioItem value="deadline">{words['deadline']}</MenuRadioItem>
        <MenuRadioItem value="newest">{words['newest']}</MenuRadioItem>
        <MenuRadioItem value="salary">{words['salary']}</MenuRadioItem>
      </MenuRadioGroup>
    </Menu>
  );
};

export const Items: Story = {};
export const Closed: Story = { args: { open: undefined } };
export const Choices: Story = {
  render: () => (
    <Order
      words={{
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
      words={{ label: '並び順', deadline: '締切が近い順', newest: '新しい順', salary: '給与が高い順' }}
    />
  ),
};
