import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlidersHorizontal } from 'lucide-react';
import { FilterChip, MenuChip } from '../chip/Chip.tsx';
import { ScrollRow } from '../scroll-row/ScrollRow.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
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
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Japanese: Story = {
  args: {
    search: (
      <SearchField
        label="求人を検索"
        labelHidden
        placeholder="職種・企業名で探す"
        clearLabel="検索語を消す"
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
