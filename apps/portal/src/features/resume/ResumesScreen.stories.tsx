import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { words } from '../../storyWords.ts';
import { Component as ResumesScreen } from './ResumesScreen.tsx';

const meta = {
  title: 'Resume/ResumesScreen',
  component: ResumesScreen,
  parameters: { portal: { path: paths.resumes, namespaces: ['resume'] } },
  decorators: [inPortal],
} satisfies Meta<typeof ResumesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('listitem');
};
const dialog = async () => within(await within(document.body).findByRole('dialog'));

/** Opens the menu of the first resume and chooses in it. */
const choose =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Actions for|の操作$/ });
    if (menu !== undefined) await userEvent.click(menu);
    await userEvent.click(await within(document.body).findByRole('menuitem', { name }));
    await dialog();
  };

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const Phone: Story = { globals: phone, play: untilLoaded };
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: words('resume:empty.action') });
  },
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = {
  parameters: { overrides: { listResumes: { status: 403 } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: words('shared:actions.tryAgain') });
  },
};
export const Creating: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words('resume:create.action') }));
    await dialog();
  },
};
export const Renaming: Story = { play: choose(/^(Rename|名前を変更)$/) };
export const Deleting: Story = { play: choose(/^(Delete|削除)$/) };
export const Sharing: Story = {
  play: async (context) => {
    await choose(/^(Share by link|リンクで共有)$/)(context);
    await userEvent.click(
      await (await dialog()).findByRole('button', { name: words('resume:share.create') }),
    );
    await (await dialog()).findByRole('group', { name: words('resume:share.link') });
  },
};
export const Refused: Story = {
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(/choose a file|ファイルを選択/);
    await userEvent.upload(input, new File(['MZ'], 'portfolio.exe'), { applyAccept: false });
    await canvas.findByRole('alert');
  },
};
export const ConnectionLost: Story = {
  parameters: { overrides: { updateResumeUpload: 'offline', listResumeUploads: 'empty' } },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText(/choose a file|ファイルを選択/);
    await userEvent.upload(input, new File(['%PDF-'.repeat(200_000)], 'portfolio_2026.pdf'));
    await canvas.findByText(/Connection lost|接続が切れました/);
  },
};
