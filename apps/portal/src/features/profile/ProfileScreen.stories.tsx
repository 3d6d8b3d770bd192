import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Profile/ProfileScreen',
  component: ProfileScreen,
  parameters: { portal: { path: paths.profile, namespaces: ['profile', 'person', 'answers'] } },
  decorators: [inPortal],
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };

const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('region', { name: translate('profile:sections.about') });
};

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const Phone: Story = { globals: phone, play: untilLoaded };
export const Empty: Story = { parameters: { scenario: 'empty' }, play: untilLoaded };
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
