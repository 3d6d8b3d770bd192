import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toCourses } from '../../shared/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { CoursesScreen } from './CoursesScreen.tsx';

const meta = {
  title: 'Courses/CoursesScreen',
  component: CoursesScreen,
  decorators: [inPortal({ path: paths.courses, namespaces: ['courses'] })],
} satisfies Meta<typeof CoursesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const NothingDone: Story = {
  parameters: { portal: { path: toCourses({ tab: 2 }) } },
  globals: { scenario: 'empty' },
};
export const Loading: Story = { globals: { scenario: 'slow' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
