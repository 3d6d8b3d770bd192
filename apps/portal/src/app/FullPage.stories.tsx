import { FullPage } from '@michi/design-system/full-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { connectionNoticeAtom, type ConnectionLoss } from '../shared/offline/connection.ts';
import { inPortal } from '../shared/story/inPortal.tsx';
import { BrokenScreen } from './screens/BrokenScreen.tsx';
import { LostConnection } from './layouts/Root.tsx';
import { LoadingScreen } from './screens/LoadingScreen.tsx';
import { Component as NotFoundScreen } from './screens/NotFoundScreen.tsx';

/** The notice with the data of a student's screen. */
function Telling({
  lost,
  words,
}: {
  readonly lost: ConnectionLoss;
  readonly words: 'asOf' | 'awaited' | 'waiting';
}) {
  const { t } = useTranslation('shared');
  const [store] = useState(() => {
    const own = createStore();
    const shown = t(`connection.${lost}.asOf`, { time: '13:40' });
    const text = t(`connection.${lost}.${words}`, { time: '13:40', shown, count: 2 });
    own.set(connectionNoticeAtom, { lost, title: t(`connection.${lost}.title`), text });
    return own;
  });
  return (
    <Provider store={store}>
      <LostConnection isOnline={lost === 'unreached'} />
      <FullPage>Michi</FullPage>
    </Provider>
  );
}

const meta = {
  title: 'App/FullPage',
  parameters: { portal: { isSignedIn: false }, layout: 'fullscreen' },
  decorators: [inPortal],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <LoadingScreen /> };
export const NotFound: Story = { render: () => <NotFoundScreen /> };
export const Broken: Story = { render: () => <BrokenScreen /> };
export const Offline: Story = {
  render: () => (
    <>
      <LostConnection isOnline={false} />
      <FullPage>Michi</FullPage>
    </>
  ),
};
export const OfflineWithItsAge: Story = { render: () => <Telling lost="offline" words="asOf" /> };
export const OfflineNotOpenedBefore: Story = { render: () => <Telling lost="offline" words="awaited" /> };
export const OfflineWithChangesWaiting: Story = { render: () => <Telling lost="offline" words="waiting" /> };
export const Unreached: Story = { render: () => <Telling lost="unreached" words="asOf" /> };
export const UnreachedAtFirst: Story = { render: () => <Telling lost="unreached" words="awaited" /> };
export const UnreachedWithChangesWaiting: Story = {
  render: () => <Telling lost="unreached" words="waiting" />,
};
