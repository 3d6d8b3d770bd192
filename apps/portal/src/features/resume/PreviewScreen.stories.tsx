import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toResumePreview } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as PreviewScreen } from './PreviewScreen.tsx';
import { DocumentProvider, type DocumentProviderProps } from './test/DocumentProvider.tsx';

const id = '0199a1c2-0000-7000-8000-0000000f0401';

const meta = {
  title: 'Resume/PreviewScreen',
  component: PreviewScreen,
  parameters: { portal: { path: toResumePreview(id), namespaces: ['resume', 'sharing'] } },
  decorators: [inPortal],
} satisfies Meta<typeof PreviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };
const given = (state: DocumentProviderProps['state']): Pick<Story, 'render'> => ({
  render: () => (
    <DocumentProvider state={state}>
      <PreviewScreen />
    </DocumentProvider>
  ),
});
const untilDrawn: Story['play'] = async ({ canvas }) => {
  // The PDF renderer is loaded and compiled once, which is slow on a busy machine.
  await canvas.findByRole('img', { name: translate('resume:preview.page', { number: 1, count: 1 }) });
};

export const Populated: Story = { tags: ['every-run'], ...given('complete'), play: untilDrawn };
export const English: Story = {
  ...given('complete'),
  parameters: { overrides: { showResume: { status: 200, example: 'english' } } },
  play: untilDrawn,
};
export const Faulty: Story = { ...given('faulty'), play: untilDrawn };
export const FaultyPhone: Story = {
  ...given('faulty'),
  globals: phone,
  play: untilDrawn,
};
export const Making: Story = given('pending');
export const Failing: Story = {
  ...given('failing'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('shared:actions.tryAgain') });
  },
};
export const Uploaded: Story = {
  parameters: { overrides: { showResume: { status: 200, example: 'uploaded' } } },
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Missing: Story = { parameters: { portal: { path: paths.resumePreview } } };
