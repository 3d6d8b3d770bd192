import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toSentResume } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as SentResumeScreen } from './SentResumeScreen.tsx';
import { DocumentProvider } from './test/DocumentProvider.tsx';

const meta = {
  title: 'Resume/SentResumeScreen',
  component: SentResumeScreen,
  decorators: [inPortal],
  parameters: {
    portal: { path: toSentResume('0199a1c2-0000-7000-8000-0000000a0002'), namespaces: ['resume', 'sharing'] },
  },
  render: () => (
    <DocumentProvider>
      <SentResumeScreen />
    </DocumentProvider>
  ),
} satisfies Meta<typeof SentResumeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const untilDrawn: Story['play'] = async ({ canvas }) => {
  // The PDF renderer is loaded and compiled once, which is slow on a busy machine.
  await canvas.findByRole('img', { name: translate('resume:preview.page', { number: 1, count: 1 }) });
};

export const Populated: Story = { tags: ['every-run'], play: untilDrawn };
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const NotSent: Story = { parameters: { portal: { path: paths.sentResume } } };
