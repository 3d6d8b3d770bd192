import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../shared/navigation/paths.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { translate } from '../../../storyTranslations.ts';
import { useProfiles } from '../useProfiles.ts';
import { PhotoDialog } from './PhotoDialog.tsx';

/** The dialog for the student of the contract's examples. */
function OfTheStudent() {
  const { data } = useProfiles();
  return data === undefined ? null : <PhotoDialog student={data.student} onClose={() => undefined} />;
}

const meta = {
  title: 'Profile/PhotoDialog',
  component: OfTheStudent,
  parameters: { portal: { path: paths.profile, namespaces: ['profile'] } },
  decorators: [inPortal],
} satisfies Meta<typeof OfTheStudent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A drawn landscape, so that the story fetches nothing. */
const picture = async (): Promise<File> => {
  const canvas = new OffscreenCanvas(800, 500);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = '#c9d7f2';
    context.fillRect(0, 0, 800, 500);
    context.fillStyle = '#6f86c9';
    context.fillRect(280, 180, 240, 320);
  }
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
};

const choose = async (file: File) => {
  const field = await screen.findByLabelText(translate('profile:photo.choose'), { exact: false });
  await userEvent.upload(field, file);
};

const chosen: Story['play'] = async () => {
  await choose(await picture());
  await expect(await screen.findByRole('button', { name: translate('profile:photo.save') })).toBeVisible();
};

export const Choosing: Story = {};
export const Refused: Story = {
  play: async () => {
    await choose(new File(['no picture'], 'me.png', { type: 'image/png' }));
    // The alert element exists before its text, and pictures are decoded off the main thread.
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('me.png'));
    await expect(screen.getByRole('alert')).toBeVisible();
  },
};
export const Cropping: Story = { play: chosen };
export const CroppingPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: chosen,
};
export const Saving: Story = {
  parameters: { overrides: { updateStudentProfile: 'pending' } },
  play: async (context) => {
    await chosen(context);
    await userEvent.click(screen.getByRole('button', { name: translate('profile:photo.save') }));
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};
