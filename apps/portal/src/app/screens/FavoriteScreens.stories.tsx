import type { Meta, StoryObj } from '@storybook/react-vite';
import { toFavorite } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { Component as FavoriteJobScreen } from './FavoriteJobScreen.tsx';
import { Component as FavoriteSeminarScreen } from './FavoriteSeminarScreen.tsx';

const meta = {
  title: 'Favorites/FavoriteScreens',
  component: FavoriteJobScreen,
  parameters: { portal: { namespaces: ['favorites', 'jobs', 'seminars'] } },
  decorators: [inPortal],
} satisfies Meta<typeof FavoriteJobScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the page's heading before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
};

export const JobPopulated: Story = {
  tags: ['every-run'],
  parameters: { portal: { path: toFavorite('Job', '0199a1c2-0000-7000-8000-000000000148') } },
  play: untilLoaded,
};
export const SeminarPopulated: Story = {
  tags: ['every-run'],
  render: () => <FavoriteSeminarScreen />,
  parameters: { portal: { path: toFavorite('Seminar', '0199a1c2-0000-7000-8000-000000057001', { tab: 1 }) } },
  play: untilLoaded,
};
