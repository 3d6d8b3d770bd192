import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../inline/Inline.tsx';
import { guidance } from '../story/guidance.ts';
import { FilterChip, MenuChip, ToggleChip } from './Chip.tsx';

const meta = {
  title: 'Actions/Chip',
  component: FilterChip,
  args: { children: 'Kanto', removeLabel: 'Remove Kanto', onRemove: () => undefined },
  argTypes: { children: { control: 'text' } },
  parameters: guidance({
    do: [
      'Show every filter that is applied as a chip with a cross, in the words of the filter.',
      'Use `MenuChip` to open a filter, `ToggleChip` for one that is on or off.',
      'Say on “All filters” how many are applied.',
    ],
    dont: [
      'Do not use it for a status: that is `Badge`.',
      'Do not shorten the name of a filter to fit. The chip cuts it, and its cross keeps the whole name.',
      'Do not use a chip for an action such as “Send”.',
    ],
    accessibility: [
      'The cross is a button of at least 24 px with a name of its own: “Remove Kanto”.',
      'A toggle has `aria-pressed`, and a tick: the colour is not alone.',
      'A menu’s chip says by `aria-expanded` whether it is open; the menu gives it that.',
      'axe cannot see where the focus goes when a chip takes itself away: the screen has to move it on.',
    ],
  }),
} satisfies Meta<typeof FilterChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

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
