import { FullPage } from '@michi/design-system/full-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offlineWordsAtom } from '../shared/connection/offlineWords.ts';
import { inPortal } from '../shared/story/inPortal.tsx';
import { BrokenScreen } from './BrokenScreen.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { OfflineNotice } from './OfflineBanner.tsx';

/** The notice with what a screen of a student tells it. */
function Telling({ words }: { readonly words: 'asOf' | 'awaited' | 'waiting' }) {
  const { t } = useTranslation('shared');
  const [store] = useState(() => {
    const own = createStore();
    const shown = t('offline.asOf', { time: '13:40' });
    own.set(offlineWordsAtom, t(`offline.${words}`, { time: '13:40', shown, count: 2 }));
    return own;
  });
  return (
    <Provider store={store}>
      <OfflineNotice />
      <FullPage>Michi</FullPage>
    </Provider>
  );
}

const meta = {
  title: 'App/Full pages',
  parameters: { layout: 'fullscreen' },
  decorators: [inPortal({ isSignedIn: false })],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { render: () => <LoadingScreen /> };
export const NotFound: Story = { render: () => <NotFoundScreen /> };
export const Broken: Story = { render: () => <BrokenScreen /> };
export const Offline: Story = {
  render: () => (
    <>
      <OfflineNotice />
      <FullPage>Michi</FullPage>
    </>
  ),
};
export const OfflineWithItsAge: Story = { render: () => <Telling words="asOf" /> };
export const OfflineNotOpenedBefore: Story = { render: () => <Telling words="awaited" /> };
export const OfflineWithChangesWaiting: Story = { render: () => <Telling words="waiting" /> };
