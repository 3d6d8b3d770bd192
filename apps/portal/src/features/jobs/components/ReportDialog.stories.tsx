import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { toJob } from '../../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../../shared/session/forget.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { dialog } from '../../../shared/story/plays.ts';
import { translate } from '../../../storyTranslations.ts';
import { exampleJobId } from '../JobProviders.fixture.tsx';
import { ReportDialog } from './JobActions.tsx';

const meta = {
  title: 'Jobs/ReportDialog',
  component: ReportDialog,
  args: { jobId: exampleJobId, onClose: () => undefined },
  parameters: { portal: { path: toJob('PUBLIC', exampleJobId), namespaces: ['jobs'] } },
  decorators: [inPortal],
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof ReportDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async () => {
  await dialog();
};
const phone = { viewport: { value: 'narrow' } };

export const Asking: Story = { play: open };
export const AskingPhone: Story = { globals: phone, play: open };
export const WithoutReason: Story = {
  play: async () => {
    const fields = await dialog();
    await userEvent.click(fields.getByRole('button', { name: translate('labels:reportForm.send') }));
    await fields.findByRole('link', { name: translate('labels:reportForm.choose') });
  },
};
export const OthersWithoutWords: Story = {
  play: async () => {
    const fields = await dialog();
    await userEvent.click(fields.getByRole('radio', { name: translate('jobs:report.reasons.OTHERS') }));
    await userEvent.click(fields.getByRole('button', { name: translate('labels:reportForm.send') }));
  },
};
export const Refused: Story = {
  parameters: { scenario: 'unavailable' },
  play: async () => {
    const fields = await dialog();
    const [first] = fields.getAllByRole('radio');
    if (first !== undefined) await userEvent.click(first);
    await userEvent.click(fields.getByRole('button', { name: translate('labels:reportForm.send') }));
    await fields.findByText(translate('shared:errors.unexpected'));
  },
};
