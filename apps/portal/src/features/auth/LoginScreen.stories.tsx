import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { defaultSettings, RuntimeSettingsContext } from '../../shared/settings/RuntimeSettings.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { dialog } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { TwoStepForm } from './components/LoginForms.tsx';
import { Component as LoginScreen } from './LoginScreen.tsx';
import { beginProviderVisit } from './providerVisit.ts';

const meta = {
  title: 'Auth/LoginScreen',
  component: LoginScreen,
  parameters: {
    portal: { path: '/app/login', namespaces: ['auth'], isSignedIn: false },
    layout: 'fullscreen',
  },
  decorators: [inPortal],
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: translate('auth:login.title') }));

const fillIn = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByLabelText(translate('auth:fields.email')), 'hana@michi.example');
  await userEvent.type(canvas.getByLabelText(translate('auth:fields.password')), 'michi-demo-2026');
};

export const Populated: Story = { tags: ['every-run'] };

/** Somebody was signed in in this browser before. */
export const Returning: Story = {
  beforeEach: () => {
    document.cookie = 'SIGNED_IN_BEFORE=true; Path=/';
    return () => {
      document.cookie = 'SIGNED_IN_BEFORE=; Path=/; Max-Age=0';
    };
  },
};

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByText(translate('auth:required.email'))).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: 'pending' },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('auth:login.working') }),
    ).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { scenario: 'unavailable' },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    const password = await within(canvasElement).findByLabelText(translate('auth:fields.password'));
    await waitFor(() => expect(password).toBeInvalid());
  },
};

/** The account is blocked. */
export const NoPermission: Story = {
  parameters: { overrides: { logIn: { status: 403 } } },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await submit(canvasElement);
    await expect(
      await within(document.body).findByText(translate('shared:errors.accountBlocked')),
    ).toBeVisible();
  },
};

/** With a way through an identity provider. */
export const WithProvider: Story = {
  render: () => (
    <RuntimeSettingsContext value={{ ...defaultSettings, identityProvider: 'Google' }}>
      <LoginScreen />
    </RuntimeSettingsContext>
  ),
};

/** The identity provider did not vouch for the student. */
export const ProviderFailed: Story = {
  parameters: { portal: { path: '/app/login#error=FORBIDDEN' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

/** The second step, after the right password. */
export const TwoStep: Story = {
  render: () => (
    <AuthFrame>
      <TwoStepForm
        credentials={{ email: 'hana@michi.example', password: 'michi-demo-2026' }}
        onLoggedIn={async () => undefined}
        onBack={() => undefined}
      />
    </AuthFrame>
  ),
  play: async ({ canvasElement }) => {
    const code = await within(canvasElement).findByRole('textbox');
    await waitFor(() => expect(code).toHaveFocus());
  },
};

/** A student on leave is offered to return. */
export const OnLeave: Story = {
  beforeEach: () => beginProviderVisit(),
  parameters: { portal: { path: '/app/login#reactivation_token=a.b.c' } },
  play: async () => {
    await dialog();
  },
};
