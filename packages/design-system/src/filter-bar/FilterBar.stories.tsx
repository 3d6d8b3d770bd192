import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { FilterChip, MenuChip } from '../chip/Chip.tsx';
import { ScrollRow } from '../scroll-row/ScrollRow.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { guidance } from '../story/guidance.ts';
import { FilterBar } from './FilterBar.tsx';

const meta = {
  title: 'Display/FilterBar',
  component: FilterBar,
  args: {
    search: (
      <SearchField label="Search jobs" labelHidden placeholder="Title, company or skill" clearLabel="Clear" />
    ),
    children: (
      <ScrollRow label="Filters on">
        <FilterChip removeLabel="Remove Kanto" onRemove={() => undefined}>
          Kanto
        </FilterChip>
        <MenuChip plain icon={SlidersHorizontal}>
          All filters
        </MenuChip>
      </ScrollRow>
    ),
  },
  parameters: guidance({
    do: [
      'Put the search first and the chips of every filter that is on after it.',
      'Show each filter that is on as a `FilterChip` that takes it away.',
    ],
    dont: [
      'Do not hide a filter that is on inside "All filters".',
      'Do not use it where there is nothing but a search: a `SearchField` stands alone.',
    ],
    accessibility: [
      'No role of its own: search and chips are named by themselves, and read in that order.',
      'On phones the search stands above the chips and the row scrolls sideways with the focus.',
      'It does not announce the number of results. The list below does.',
      'axe cannot see whether a chip that goes takes the focus with it: put it on the next one.',
    ],
  }),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Japanese: Story = {
  args: {
    search: (
      <SearchField
        label="求人を検索"
        labelHidden
        placeholder="職種・企業名で探す"
        clearLabel="検索語をクリア"
      />
    ),
    children: (
      <ScrollRow label="設定中の条件">
        <FilterChip removeLabel="条件「関東」を外す" onRemove={() => undefined}>
          関東
        </FilterChip>
        <MenuChip plain icon={SlidersHorizontal}>
          すべての条件
        </MenuChip>
      </ScrollRow>
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
