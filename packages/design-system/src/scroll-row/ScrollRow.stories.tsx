import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChip, MenuChip } from '../chip/Chip.tsx';
import { ScrollRow } from './ScrollRow.tsx';

const meta = {
  title: 'Layout/ScrollRow',
  component: ScrollRow,
  args: { label: 'Filters', children: null },
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = [
  'Kanto',
  'Graduating 2027',
  'Starts Apr 2027',
  'Hybrid',
  'From ¥230,000',
  'Information technology',
];
const chips = (names: readonly string[], remove: (name: string) => string) =>
  names.map((name) => (
    <FilterChip key={name} removeLabel={remove(name)} onRemove={() => undefined}>
      {name}
    </FilterChip>
  ));

export const Scrolling: Story = {
  args: {
    wrapWide: false,
    children: chips([...places, ...places.map((p) => `${p} too`)], (name) => `Remove ${name}`),
  },
};
export const WrappingWide: Story = { args: { children: chips(places, (name) => `Remove ${name}`) } };
export const Japanese: Story = {
  args: {
    label: '絞り込み',
    children: [
      ...chips(['関東', '2027年卒', '4月入社'], (name) => `${name}を外す`),
      <MenuChip key="style">働き方</MenuChip>,
    ],
  },
};
