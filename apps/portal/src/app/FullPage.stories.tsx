import { FullPage } from '@michi/design-system/full-page';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPortal } from '../shared/story/inPortal.tsx';
import { BrokenScreen } from './BrokenScreen.tsx';
import { LoadingScreen } from './LoadingScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { OfflineNotice } from './OfflineBanner.tsx';

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
