import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/navigation/paths.ts';
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
  title: 'App/Search',
  component: SearchDialog,
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen', portal: { path: paths.dashboard, namespaces: ['app'] } },
  decorators: [inPortal],
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before anything is typed. */
export const Suggestions: Story = {
  play: async () => {
    await within(document.body).findAllByRole('option');
  },
};

export const Populated: Story = {
  tags: ['every-run'],
  play: type('engineer', () => translate('app:search.count', { count: 16 })),
};

/** Nothing but the searches of jobs and help. */
export const Empty: Story = {
  parameters: { scenario: 'empty' },
  play: type('zzz', () => translate('app:search.count', { count: 0 })),
};

export const Failing: Story = {
  parameters: { scenario: 'unavailable' },
  play: type('engineer', () => translate('app:search.incomplete')),
};
