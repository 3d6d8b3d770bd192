import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toNews } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { Component as NewsScreen } from './NewsScreen.tsx';

const at = (path: string) => ({ portal: { path } });

const meta = {
  title: 'News/NewsScreen',
  component: NewsScreen,
  parameters: { portal: { path: paths.news, namespaces: ['news'] } },
  decorators: [inPortal],
} satisfies Meta<typeof NewsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'] };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
export const NothingFound: Story = {
  parameters: at(`${paths.news}?search=nothing`),
  globals: { scenario: 'empty' },
};
export const OnePost: Story = {
  parameters: at(toNews({ post: '0199a1c2-0000-7000-8000-00000006e001' })),
};
export const OnePostLoading: Story = { ...OnePost, globals: { scenario: 'pending' } };
export const OnePostFailing: Story = { ...OnePost, globals: { scenario: 'unavailable' } };
