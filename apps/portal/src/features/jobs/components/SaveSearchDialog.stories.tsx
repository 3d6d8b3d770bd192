import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { paths } from '../../../shared/navigation/paths.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { dialog } from '../../../shared/story/plays.ts';
import { translate } from '../../../storyTranslations.ts';
import { readJobAddress } from '../jobAddress.ts';
import { SaveSearchDialog } from './SavedSearches.tsx';

const meta = {
  title: 'Jobs/SaveSearchDialog',
  component: SaveSearchDialog,
  args: {
    address: readJobAddress(
      new URLSearchParams('search=robot&workStyle=HYBRID&graduationYear=2027&canApply=true'),
      'PUBLIC',
    ),
    audience: 'PUBLIC',
    onClose: () => undefined,
  },
  parameters: { portal: { path: paths.publicJobs, namespaces: ['jobs'] } },
  decorators: [inPortal],
} satisfies Meta<typeof SaveSearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async () => {
  await (await dialog()).findByRole('textbox');
};
const phone = { viewport: { value: 'narrow' } };

export const Asking: Story = { play: open };
export const AskingPhone: Story = { globals: phone, play: open };
export const WithoutName: Story = {
  play: async () => {
    const fields = await dialog();
    await userEvent.clear(await fields.findByRole('textbox'));
    await userEvent.type(fields.getByRole('textbox'), '{Enter}');
  },
};
export const Refused: Story = {
  parameters: { overrides: { createSavedSearch: 'unavailable' } },
  play: async () => {
    const fields = await dialog();
    await userEvent.type(await fields.findByRole('textbox'), '{Enter}');
    await fields.findByText(translate('shared:errors.unexpected'));
  },
};
