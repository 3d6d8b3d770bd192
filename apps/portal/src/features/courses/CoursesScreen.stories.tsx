import { getListCoursesQueryKey, listCourses } from '@michi/api/common';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toCourses } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { GivenQueries, type Give } from '../../shared/test/GivenQueries.tsx';
import { Component as CoursesScreen } from './CoursesScreen.tsx';

const meta = {
  title: 'Courses/CoursesScreen',
  component: CoursesScreen,
  parameters: { portal: { path: paths.courses, namespaces: ['courses'] } },
  decorators: [inPortal],
} satisfies Meta<typeof CoursesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number of completed courses in the list; the contract's example is the same for every filter. */
const countDone = async (give: Give): Promise<void> => {
  const page = await listCourses({ size: 1 });
  const done = page.data.filter(({ completedAt }) => completedAt !== null);
  give(getListCoursesQueryKey({ size: 1, isCompleted: true }), { ...page, totalRecords: done.length });
};
const counted: Story = {
  render: () => (
    <GivenQueries fill={countDone}>
      <CoursesScreen />
    </GivenQueries>
  ),
};

export const Populated: Story = { ...counted, tags: ['every-run'] };
export const Phone: Story = { ...counted, globals: { viewport: { value: 'narrow' } } };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const NothingDone: Story = {
  parameters: { portal: { path: toCourses({ tab: 2 }) } },
  globals: { scenario: 'empty' },
};
export const NothingFound: Story = {
  parameters: { portal: { path: toCourses({ search: 'umbrella' }) } },
  globals: { scenario: 'empty' },
};
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
