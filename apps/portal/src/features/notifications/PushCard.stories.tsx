import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { PushCardContents } from './NotificationsScreen.tsx';

const meta = {
  title: 'Notifications/PushCard',
  component: PushCardContents,
  args: { state: 'default', onAsk: () => undefined, onLater: () => undefined },
  parameters: { portal: { path: paths.notifications, namespaces: ['push'] } },
  decorators: [inPortal],
} satisfies Meta<typeof PushCardContents>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};
export const Asking: Story = { args: { state: 'asking' } };
export const Granted: Story = { args: { state: 'granted' } };
export const Denied: Story = { args: { state: 'denied' } };
export const Failed: Story = { args: { state: 'failed' } };
