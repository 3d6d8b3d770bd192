import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const Stepping = (props: Parameters<typeof Pagination>[0]) => {
  const [page, setPage] = useState(3);
  return (
    <Pagination {...props} page={page} status={`Page ${page} of ${props.pageCount}`} onPageChange={setPage} />
  );
};

export const First: Story = {};
export const Between: Story = { render: (args) => <Stepping {...args} /> };
export const Last: Story = { args: { page: 7, status: 'Page 7 of 7' } };
export const Japanese: Story = {
  args: {
    status: '7ページ中1ページ目',
    label: '求人のページ',
    previousLabel: '前のページ',
    nextLabel: '次のページ',
  },
};
