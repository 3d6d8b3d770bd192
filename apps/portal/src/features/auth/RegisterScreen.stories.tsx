import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Auth/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPortal({ path: '/app/register', namespaces: ['auth'], isSignedIn: false })],
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = {};

export const Japanese: Story = { globals: { language: 'jp' } };

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Register|登録する)$/ }));
    const summary = await canvas.findByRole('group', { name: /6 answers|6件/ });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};
