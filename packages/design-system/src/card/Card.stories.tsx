import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { Text } from '../text/Text.tsx';
import { guidance } from '../story/guidance.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: 'Machinery, 200 to 500 employees, founded 2014' },
  argTypes: {
    title: { control: 'text' },
    headerEnd: { control: 'text' },
    footer: { control: 'text' },
    children: { control: 'text' },
    tone: { control: 'select', options: ['plain', 'sunken', 'selected', 'warning', 'danger'] },
    padding: { control: 'select', options: ['none', 'small', 'medium', 'large'] },
  },
  parameters: guidance({
    do: [
      'Give one subject one card, with a title that names it.',
      'Use `ruled` and `padding="none"` when the card holds rows that reach its edge.',
      'Let the tone say what holds for the whole card: `selected` for what is open, `danger` for what deletes.',
    ],
    dont: [
      'Do not put a card into a card. A `Divider` or a sunken ground divides.',
      'Do not use `raised` for weight: only what floats above the page has a shadow.',
      'Do not make a whole card a button. A row or its title leads somewhere.',
    ],
    accessibility: [
      'With a title it is a region that a screen reader can jump to, named by that title; without, it is a plain box.',
      'Set `level` by the outline of the page: the look stays the same.',
      'With an `id` it can be the target of a link and take the focus.',
      'axe cannot see whether a page full of regions still has an order; use titles where somebody would jump to.',
    ],
  }),
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { title: 'About the company' } };

export const Plain: Story = {};
export const WithTitle: Story = { args: { title: 'Where you stand', headerEnd: 'Dec 2025 to Nov 2026' } };
export const Ruled: Story = {
  args: {
    title: 'Next steps',
    headerEnd: <Link href="#all">View all</Link>,
    ruled: true,
    padding: 'none',
    children: (
      <ul>
        <ListRow title="Answer the interview request" subtitle="Kazehaya Mobility" />
        <ListRow title="Decide on your job offer" subtitle="Hoshikawa Systems" />
      </ul>
    ),
  },
};
export const WithFooter: Story = {
  args: { title: 'Applications', footer: <Text tone="soft">Page 1 of 7</Text> },
};
export const Raised: Story = { args: { raised: true } };
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Selected: Story = { args: { tone: 'selected' } };
export const Danger: Story = { args: { tone: 'danger', title: 'Delete account' } };
export const Japanese: Story = {
  args: { title: '質問がありますか', children: 'この企業は通常1日以内に返信しています。' },
};
