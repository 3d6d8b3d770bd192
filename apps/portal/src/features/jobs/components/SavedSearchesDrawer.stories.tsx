import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../../shared/navigation/paths.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { words } from '../../../storyWords.ts';
import { SavedSearchesDrawer } from './SavedSearches.tsx';

const meta = {
  title: 'Jobs/SavedSearchesDrawer',
  component: SavedSearchesDrawer,
  args: { onClose: () => undefined },
  parameters: { portal: { path: paths.publicJobs, namespaces: ['jobs'] } },
  decorators: [inPortal],
} satisfies Meta<typeof SavedSearchesDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await within(document.body).findByRole('dialog'));
const untilLoaded: Story['play'] = async () => {
  await (await drawer()).findAllByRole('listitem');
};
const phone = { viewport: { value: 'narrow' } };

/** Presses the first button of that name and waits for the dialog over the drawer. */
const press =
  (name: RegExp): NonNullable<Story['play']> =>
  async () => {
    const [first] = await (await drawer()).findAllByRole('button', { name });
    if (first !== undefined) await userEvent.click(first);
  };

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const Phone: Story = { globals: phone, play: untilLoaded };
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async () => {
    await (await drawer()).findByRole('heading', { level: 3 });
  },
};
export const Loading: Story = {
  parameters: { scenario: 'pending' },
  play: async () => {
    await drawer();
  },
};
export const Failing: Story = {
  parameters: { overrides: { listSavedSearches: { status: 422 } } },
  play: async () => {
    await (await drawer()).findByRole('button', { name: words('shared:actions.tryAgain') });
  },
};
export const Renaming: Story = { play: press(/^(Rename|.*名前)/) };
export const Deleting: Story = { play: press(/^(Delete|.*削除)/) };
