import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../inline/Inline.tsx';
import { FilterChip, MenuChip, ToggleChip } from './Chip.tsx';

const meta = {
  title: 'Actions/Chip',
  component: FilterChip,
  args: { children: 'Kanto', removeLabel: 'Remove Kanto', onRemove: () => undefined },
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

const Years = () => {
  const [chosen, setChosen] = useState<readonly string[]>(['2027']);
  return (
    <Inline gap="xsmall">
      {['2027', '2028', '2029'].map((year) => (
        <ToggleChip
          key={year}
          pressed={chosen.includes(year)}
          onPressedChange={(pressed) =>
            setChosen(pressed ? [...chosen, year] : chosen.filter((other) => other !== year))
          }
        >
          {year}
        </ToggleChip>
      ))}
    </Inline>
  );
};

export const Applied: Story = {};
export const OpensAMenu: Story = { render: () => <MenuChip>Work style</MenuChip> };
export const WithAChoice: Story = { render: () => <MenuChip active>Salary</MenuChip> };
export const OpensADialog: Story = {
  render: () => (
    <MenuChip plain icon={SlidersHorizontal}>
      All filters · 3
    </MenuChip>
  ),
};
export const Adds: Story = { render: () => <MenuChip add>Add filter</MenuChip> };
export const Toggles: Story = { render: () => <Years /> };
export const Japanese: Story = { args: { children: '関東', removeLabel: '関東を外す' } };
