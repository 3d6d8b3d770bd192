import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { paths, toFavorites } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as FavoritesScreen } from './FavoritesScreen.tsx';

const at = (path: string) => ({ portal: { path } });

const meta = {
  title: 'Favorites/FavoritesScreen',
  component: FavoritesScreen,
  parameters: { portal: { path: paths.favorites, namespaces: ['favorites'] } },
  decorators: [inPortal],
} satisfies Meta<typeof FavoritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'] };
export const PublicSeminars: Story = { parameters: at(toFavorites({ tab: 1 })) };
export const UniversityJobs: Story = { parameters: at(toFavorites({ tab: 2 })) };
export const UniversitySeminars: Story = { parameters: at(toFavorites({ tab: 3 })) };
export const Cards: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(translate('shared:list.asCards')));
    await canvas.findAllByRole('heading', { level: 2 });
    // The view is stored on the device; the next story begins with the list.
    localStorage.removeItem('LIST_VIEW');
  },
};
export const Empty: Story = { globals: { scenario: 'empty' } };
export const NoPublicSeminars: Story = {
  parameters: at(toFavorites({ tab: 1 })),
  globals: { scenario: 'empty' },
};
export const NothingFound: Story = {
  parameters: at(toFavorites({ search: 'umbrella' })),
  globals: { scenario: 'empty' },
};
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
