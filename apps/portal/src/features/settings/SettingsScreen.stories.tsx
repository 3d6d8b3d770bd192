import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as SettingsScreen } from './SettingsScreen.tsx';

const meta = {
  title: 'Settings/SettingsScreen',
  component: SettingsScreen,
  parameters: { portal: { path: paths.settings, namespaces: ['settings', 'push', 'university'] } },
  decorators: [inPortal],
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the last content before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByText(
    translate('settings:sessions.device', { browser: 'Chrome', operatingSystem: 'Android' }),
  );
  await canvas.findByRole('button', { name: translate('settings:delete.action') });
};

export const Populated: Story = {
  tags: ['every-run'],
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const PhoneList: Story = { globals: { viewport: { value: 'narrow' } } };
export const PhoneSection: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { portal: { path: `${paths.settings}#change-password` } },
};
export const PhoneTerms: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { portal: { path: `${paths.settings}#terms` } },
};
