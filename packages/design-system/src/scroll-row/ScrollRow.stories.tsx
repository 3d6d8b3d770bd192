import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChip, MenuChip } from '../chip/Chip.tsx';
import { guidance } from '../story/guidance.ts';
import { vars } from '../theme/vars.css.ts';
import { ScrollRow } from './ScrollRow.tsx';

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

const meta = {
  title: 'Layout/ScrollRow',
  component: ScrollRow,
  args: { label: 'Filters', children: null },
  argTypes: { gap: { control: 'select', options: Object.keys(vars.space) } },
  parameters: guidance({
    do: [
      'Use it for chips and other small controls that may be more than fit a phone.',
      'Give it a `label` that says what is in it: "Filters on".',
      'Keep the most used at its start.',
    ],
    dont: [
      'Do not use it for cards with text: what is out of sight is not read.',
      'Do not put anything into it that takes no focus. The keyboard scrolls it by moving on.',
    ],
    accessibility: [
      'A group when it has a label. Tab goes from control to control and the row scrolls along.',
      'The fading edge says to the eye that there is more; a screen reader hears all of it.',
      'From 768 px on it wraps, unless `wrapWide` is off.',
      'axe cannot see whether a child without focus stands out of reach of the keyboard.',
    ],
  }),
} satisfies Meta<typeof ScrollRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { gap: 'xsmall', wrapWide: true, children: chips(places, (name) => `Remove ${name}`) },
};

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
