import { exampleUser } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/navigation/paths.ts';
import { userKey } from '../../shared/session/entries.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { SearchDialog } from './SearchDialog.tsx';

/** Types and waits for what is said of the results. */
const type =
  (text: string, status: () => string): NonNullable<Story['play']> =>
  async () => {
    const body = within(document.body);
    await userEvent.type(await body.findByRole('combobox'), text);
    await waitFor(() => expect(body.getByRole('status')).toHaveTextContent(status()), { timeout: 15_000 });
  };

const meta = {
  title: 'App/SearchDialog',
  component: SearchDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen', portal: { path: paths.dashboard, namespaces: ['app'] } },
  decorators: [inPortal],
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is typed, for a student who has not searched before. */
export const Suggestions: Story = {
  play: async () => {
    await within(document.body).findByRole('group', { name: translate('app:search.due') });
  },
};

export const Searched: Story = {
  decorators: [
    (Shown) => {
      localStorage.setItem(userKey('RECENT_SEARCHES', exampleUser), JSON.stringify(['面接', 'Isobe']));
      return <Shown />;
    },
  ],
  play: async () => {
    await within(document.body).findByRole('group', { name: translate('app:search.recent') });
    localStorage.removeItem(userKey('RECENT_SEARCHES', exampleUser));
  },
};

export const Populated: Story = {
  tags: ['every-run'],
  play: type('isobe', () => translate('app:search.count', { count: 9, query: 'isobe' })),
};

/** The name of a kind, and a message that has the word. */
export const FoundInMessage: Story = {
  parameters: { overrides: { findRecords: { status: 200, example: 'kind' } } },
  play: type('面接', () => translate('app:search.count', { count: 4, query: '面接' })),
};

/** Nothing but the searches of jobs and help. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: type('zzz', () => translate('app:search.count', { count: 0, query: 'zzz' })),
};

export const Failing: Story = {
  parameters: { scenario: 'unavailable' },
  play: type('isobe', () => translate('app:search.failed')),
};
