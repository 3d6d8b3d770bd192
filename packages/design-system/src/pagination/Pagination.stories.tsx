import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guidance } from '../story/guidance.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Actions/Pagination',
  component: Pagination,
  args: {
    page: 1,
    pageCount: 7,
    status: 'Page 1 of 7',
    label: 'Pages of jobs',
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    onPageChange: () => undefined,
  },
  argTypes: { status: { control: false } },
  parameters: guidance({
    do: [
      'Use it where people come back to a place in a list, and where a page is an address.',
      'Write the status as the language counts: 7ページ中1ページ目.',
    ],
    dont: [
      'Do not show it where there is one page only.',
      'Do not use it for a conversation. Older messages come by themselves.',
    ],
    accessibility: [
      'A navigation named by `label`; two buttons named by their own words, such as "Next page".',
      'The status is announced when it changes.',
      'At either end the button stays in the row of Tab and says that it is disabled: the focus is not lost.',
      'axe cannot see whether the list scrolls to its beginning and says what it shows.',
    ],
  }),
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  render: (args) => <Stepping key={args.page} {...args} />,
};

const Stepping = (props: Parameters<typeof Pagination>[0]) => {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination {...props} page={page} status={`Page ${page} of ${props.pageCount}`} onPageChange={setPage} />
  );
};

export const First: Story = {};
export const Between: Story = { args: { page: 3 }, render: (args) => <Stepping {...args} /> };
export const Last: Story = { args: { page: 7, status: 'Page 7 of 7' } };
export const Japanese: Story = {
  args: {
    status: '7ページ中1ページ目',
    label: '求人のページ',
    previousLabel: '前のページ',
    nextLabel: '次のページ',
  },
};
