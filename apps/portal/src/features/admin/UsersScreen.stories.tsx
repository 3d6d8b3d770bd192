import { example } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { dialog } from '../../shared/story/plays.ts';
import { personName } from '../../shared/ui/person/person.ts';
import { storyLanguage, translate } from '../../storyTranslations.ts';
import { Component as UsersScreen } from './UsersScreen.tsx';

const meta = {
  title: 'Admin/UsersScreen',
  component: UsersScreen,
  parameters: { portal: { path: paths.users, namespaces: ['admin'] } },
  decorators: [inPortal],
} satisfies Meta<typeof UsersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {
  tags: ['every-run'],
  play: async ({ canvas }) => {
    await canvas.findByText('blocked@michi.example');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Empty: Story = {
  parameters: { scenario: 'empty', portal: { path: `${paths.users}?name=nobody&status=BLOCKED` } },
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };

/** The dialog of one user, sent without anything in it. */
export const AddInvalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('admin:users.add') }));
    const fields = await dialog();
    await userEvent.click(await fields.findByRole('button', { name: translate('admin:addUser.confirm') }));
    await fields.findByText(translate('shared:form.faults', { count: 3 }));
  },
};

export const Blocking: Story = {
  play: async ({ canvas }) => {
    const [name = ''] = example('listUsers')
      .data.data.filter(({ firstName }) => firstName === 'Alex')
      .map((user) => personName(user, storyLanguage()));
    await userEvent.click(
      await canvas.findByRole('button', { name: translate('admin:users.actions', { name }) }),
    );
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: translate('admin:act.block') }),
    );
    await dialog();
  },
};
