import { example } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { paths } from '../../../shared/navigation/paths.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { dialog } from '../../../shared/story/plays.ts';
import { storyLanguage, translate } from '../../../storyTranslations.ts';
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

const untilLoaded: Story['play'] = async () => {
  await (await dialog()).findAllByRole('listitem');
};
const phone = { viewport: { value: 'narrow' } };

/** Presses a button of the first search. */
const pressOfFirst =
  (action: 'jobs:saved.rename' | 'jobs:saved.delete'): NonNullable<Story['play']> =>
  async () => {
    const [first] = example('listSavedSearches', storyLanguage()).data;
    const button = { name: translate(action, { name: first?.name }) };
    await userEvent.click(await (await dialog()).findByRole('button', button));
  };

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const Phone: Story = { globals: phone, play: untilLoaded };
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: async () => {
    await (await dialog()).findByRole('heading', { level: 3 });
  },
};
export const Loading: Story = {
  parameters: { scenario: 'pending' },
  play: async () => {
    await dialog();
  },
};
export const Failing: Story = {
  parameters: { overrides: { listSavedSearches: { status: 422 } } },
  play: async () => {
    await (await dialog()).findByRole('button', { name: translate('shared:actions.tryAgain') });
  },
};
export const Renaming: Story = { play: pressOfFirst('jobs:saved.rename') };
export const Deleting: Story = { play: pressOfFirst('jobs:saved.delete') };
