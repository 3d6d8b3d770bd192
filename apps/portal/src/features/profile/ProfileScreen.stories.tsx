import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const meta = {
  title: 'Profile/ProfileScreen',
  component: ProfileScreen,
  decorators: [inPortal({ path: paths.profile, namespaces: ['profile'] })],
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'mobile1' } };

const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('region', { name: /^(About|自己紹介)$/ });
};

export const Populated: Story = { play: untilLoaded };
export const Japanese: Story = { globals: { language: 'jp' }, play: untilLoaded };
export const Phone: Story = { globals: phone, play: untilLoaded };
export const PhoneJapanese: Story = { globals: { ...phone, language: 'jp' }, play: untilLoaded };
export const Empty: Story = { parameters: { scenario: 'empty' }, play: untilLoaded };
export const Slow: Story = { parameters: { scenario: 'slow' } };
export const Unavailable: Story = { parameters: { scenario: 'unavailable' } };
