import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { AccessibilityScreen, PrivacyScreen, TermsScreen } from './LegalScreen.tsx';

const meta = {
  title: 'Legal/LegalScreen',
  parameters: {
    portal: { path: paths.terms, namespaces: ['legal'], isSignedIn: false },
    layout: 'fullscreen',
  },
  decorators: [inPortal],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'], render: () => <TermsScreen /> };
export const PrivacyPopulated: Story = {
  tags: ['every-run'],
  parameters: { portal: { path: paths.privacy } },
  render: () => <PrivacyScreen />,
};
export const AccessibilityPopulated: Story = {
  tags: ['every-run'],
  parameters: { portal: { path: paths.accessibility } },
  render: () => <AccessibilityScreen />,
};
