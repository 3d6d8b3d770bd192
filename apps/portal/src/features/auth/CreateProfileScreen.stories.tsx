import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inPortal, storeDraft } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { Component as CreateProfileScreen } from './CreateProfileScreen.tsx';

const meta = {
  title: 'Auth/CreateProfileScreen',
  component: CreateProfileScreen,
  parameters: {
    portal: { path: '/app/create-profile', namespaces: ['auth', 'person'], isSignedIn: true },
    layout: 'fullscreen',
  },
  decorators: [inPortal],
} satisfies Meta<typeof CreateProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) =>
  userEvent.click(
    await within(canvasElement).findByRole('button', { name: translate('auth:profile.submit') }),
  );

const beginAnew = () => forgetEntriesOfOthers(null);

export const Populated: Story = {
  tags: ['every-run'],
  beforeEach: beginAnew,
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('auth:profile.submit') }),
    ).toBeVisible();
  },
};

/** Without the phone number, which is required. */
export const WithoutPhone: Story = {
  beforeEach: () => {
    beginAnew();
    storeDraft('create-profile', { mobilePhone: '' });
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    const summary = await within(canvasElement).findByRole('group', {
      name: translate('shared:form.faults', { count: 2 }),
    });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/** Answers that break a rule. */
export const Refused: Story = {
  beforeEach: () => {
    beginAnew();
    storeDraft('create-profile', {
      mobilePhone: '12',
      dateOfBirth: '3004-05-14',
      visibility: 'private',
    });
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(
      await within(canvasElement).findByRole('group', {
        name: translate('shared:form.faults', { count: 2 }),
      }),
    ).toBeVisible();
  },
};

export const Loading: Story = { beforeEach: beginAnew, parameters: { scenario: 'pending' } };

export const Failing: Story = {
  beforeEach: beginAnew,
  parameters: { scenario: 'unavailable' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: translate('shared:actions.tryAgain') }),
    ).toBeVisible();
  },
};
