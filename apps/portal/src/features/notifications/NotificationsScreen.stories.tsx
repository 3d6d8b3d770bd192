import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { paths, toNotifications } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { openDialog } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { Component as NotificationsScreen } from './NotificationsScreen.tsx';

const at = (path: string) => ({ portal: { path } });

/** The notifications of one tab; the mocks keep nothing they could choose from. */
const only = (example: 'jobs' | 'seminars') => ({
  overrides: { listNotifications: { status: 200, example } },
});

const meta = {
  title: 'Notifications/NotificationsScreen',
  component: NotificationsScreen,
  parameters: { portal: { path: paths.notifications, namespaces: ['notifications', 'push'] } },
  decorators: [inPortal],
} satisfies Meta<typeof NotificationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const chooseAll: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: translate('notifications:chooseAll') }));
};

export const Populated: Story = { tags: ['every-run'], parameters: only('jobs') };
export const Seminar: Story = { parameters: { ...at(toNotifications({ tab: 1 })), ...only('seminars') } };
export const AllSelected: Story = { parameters: only('jobs'), play: chooseAll };
export const Clearing: Story = {
  parameters: only('jobs'),
  play: async (context) => {
    await chooseAll(context);
    await openDialog(() => translate('notifications:clear'))(context);
  },
};
export const Empty: Story = { parameters: { scenario: 'empty' } };
export const SeminarEmpty: Story = {
  parameters: { ...at(toNotifications({ tab: 1 })), scenario: 'empty' },
};
export const NothingFound: Story = {
  parameters: { ...at(toNotifications({ search: 'umbrella' })), scenario: 'empty' },
};
export const PastTheEnd: Story = {
  parameters: at(toNotifications({ page: 9 })),
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
