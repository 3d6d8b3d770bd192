import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  title: 'Auth/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inPortal({ path: '/app/login', namespaces: ['auth'], isSignedIn: false })],
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^(Log in|ログイン)$/ }));

const fillIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(/Email|メールアドレス/), 'hana@michi.example');
  await userEvent.type(canvas.getByLabelText(/^(Password|パスワード)$/), 'michi-demo-2026');
};

export const Populated: Story = {};

export const Japanese: Story = { globals: { language: 'jp' } };

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(
      await within(canvasElement).findByText(/Email is required|メールアドレスを入力/),
    ).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { scenario: 'slow' },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: /Logging in|ログインしています/ }),
    ).toBeVisible();
  },
};

export const Unavailable: Story = {
  parameters: { scenario: 'unavailable' },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    const password = await within(canvasElement).findByLabelText(/^(Password|パスワード)$/);
    await waitFor(() => expect(password).toBeInvalid());
  },
};
