import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toFavorites } from '../../shared/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { FavoritesScreen } from './FavoritesScreen.tsx';

const at = (path: string) => [inPortal({ path, namespaces: ['favorites'] })];

const meta = {
  title: 'Favorites/FavoritesScreen',
  component: FavoritesScreen,
  decorators: at(paths.favorites),
} satisfies Meta<typeof FavoritesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PublicJobs: Story = {};
export const Japanese: Story = { globals: { language: 'jp' } };
export const PublicSeminars: Story = { decorators: at(toFavorites({ tab: 1 })) };
export const UniversityJobs: Story = { decorators: at(toFavorites({ tab: 2 })) };
export const UniversitySeminars: Story = { decorators: at(toFavorites({ tab: 3 })) };
export const NoPublicJobs: Story = { globals: { scenario: 'empty' } };
export const NoPublicSeminars: Story = {
  decorators: at(toFavorites({ tab: 1 })),
  globals: { scenario: 'empty' },
};
export const Loading: Story = { globals: { scenario: 'slow' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
