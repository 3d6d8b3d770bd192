import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toSharedResume } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as SharedResumeScreen } from './SharedResumeScreen.tsx';
import { DocumentProvider } from './test/DocumentProvider.tsx';

const meta = {
  title: 'Resume/SharedResumeScreen',
  component: SharedResumeScreen,
  decorators: [inPortal],
  parameters: {
    portal: {
      path: toSharedResume('s1_Wd7eRt5yUi3oPa9sDf2gHj6kLz8xCv'),
      namespaces: ['resume', 'sharing'],
      isSignedIn: false,
    },
    layout: 'fullscreen',
  },
  render: () => (
    <DocumentProvider>
      <SharedResumeScreen />
    </DocumentProvider>
  ),
} satisfies Meta<typeof SharedResumeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const untilDrawn: Story['play'] = async ({ canvas }) => {
  // The PDF renderer is loaded and compiled once, which is slow on a busy machine.
  await canvas.findByRole('img', { name: translate('resume:preview.page', { number: 1, count: 1 }) });
};

export const Populated: Story = { tags: ['every-run'], play: untilDrawn };
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: untilDrawn,
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const NoPermission: Story = { parameters: { portal: { path: paths.sharedResume } } };
