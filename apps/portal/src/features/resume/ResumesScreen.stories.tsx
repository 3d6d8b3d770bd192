import { example } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { dialog } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { Component as ResumesScreen } from './ResumesScreen.tsx';

const meta = {
  title: 'Resume/ResumesScreen',
  component: ResumesScreen,
  parameters: { portal: { path: paths.resumes, namespaces: ['resume', 'sharing'] } },
  decorators: [inPortal],
} satisfies Meta<typeof ResumesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('listitem');
};

/** Opens the menu of the first resume and chooses in it. */
const choose =
  (action: () => string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [first] = example('listResumes').data;
    const menu = { name: translate('resume:more', { title: first?.title }) };
    await userEvent.click(await canvas.findByRole('button', menu));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: action() }));
    await dialog();
  };

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const Phone: Story = { globals: phone, play: untilLoaded };
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('resume:empty.action') });
  },
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = {
  parameters: { overrides: { listResumes: { status: 403 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('shared:actions.tryAgain') });
  },
};
export const Creating: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('resume:create.action') }));
    await dialog();
  },
};
export const Renaming: Story = { play: choose(() => translate('resume:rename.action')) };
export const Deleting: Story = { play: choose(() => translate('resume:delete.action')) };
export const Sharing: Story = {
  play: async (context) => {
    await choose(() => translate('resume:share.action'))(context);
    await userEvent.click(await (await dialog()).findByRole('button', { name: translate('sharing:create') }));
    await (await dialog()).findByRole('group', { name: translate('sharing:link') });
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(translate('resume:upload.choose'), { exact: false });
    await userEvent.upload(input, new File(['MZ'], 'portfolio.exe'), { applyAccept: false });
    await canvas.findByRole('alert');
  },
};
export const ConnectionLost: Story = {
  parameters: { overrides: { updateResumeUpload: 'offline', listResumeUploads: 'empty' } },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(translate('resume:upload.choose'), { exact: false });
    await userEvent.upload(input, new File(['%PDF-'.repeat(200_000)], 'portfolio_2026.pdf'));
    await canvas.findByText(translate('resume:upload.waiting'));
  },
};
