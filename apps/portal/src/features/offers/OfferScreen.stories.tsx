import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths, toOffer } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { dialog, openDialog } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { GivenOffer, offerId, type GivenOfferProps } from './GivenOffers.fixture.tsx';
import { Component as OfferScreen } from './OfferScreen.tsx';

const meta = {
  title: 'Offers/OfferScreen',
  component: OfferScreen,
  parameters: { portal: { path: toOffer(offerId), namespaces: ['offers'] } },
  decorators: [inPortal],
  // What one story typed is not there in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof OfferScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (state: Omit<GivenOfferProps, 'children'>): Pick<Story, 'render'> => ({
  render: () => (
    <GivenOffer {...state}>
      <OfferScreen />
    </GivenOffer>
  ),
});

/** Waits for the last content before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByRole('list', { name: translate('offers:timeline.title') });
};

const openAccept = openDialog(() => translate('offers:answer.accept'));
const openLetter = openDialog(() => translate('offers:talk.letter'));

export const Populated: Story = { tags: ['every-run'], ...given({}), play: untilLoaded };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, ...given({}), play: untilLoaded };
const accepted = given({
  offer: {
    status: 'ACCEPTED',
    allowedActions: [],
    answer: { action: 'accept-offer', answeredAt: '2026-11-20T01:30:00.000Z', reason: null, note: null },
  },
});
export const Accepted: Story = { ...accepted, play: untilLoaded };
export const JustAccepted: Story = {
  ...given({}),
  play: async (context) => {
    await openAccept(context);
    const confirmation = await dialog();
    await userEvent.click(confirmation.getByRole('checkbox'));
    await userEvent.click(confirmation.getByRole('button', { name: translate('offers:accept.confirm.JOB') }));
    await expect(await context.canvas.findByText(translate('offers:accept.congratulations'))).toBeVisible();
  },
};
export const Declined: Story = {
  ...given({
    offer: {
      status: 'DENIED',
      allowedActions: [],
      answer: {
        action: 'deny-offer',
        answeredAt: '2026-11-20T01:30:00.000Z',
        reason: 'FAMILY_WILL',
        note: 'I would like to work nearer to my family.',
      },
    },
  }),
  play: untilLoaded,
};
export const Expired: Story = {
  ...given({
    offer: { status: 'EXPIRED', allowedActions: [], expiresAt: '2026-11-18T08:00:00.000Z' },
  }),
  play: untilLoaded,
};
const anotherAccepted = given({
  offer: { allowedActions: ['deny-offer'] },
  change: {
    acceptedOffer: {
      id: '0199a1c2-0000-7000-8000-0000000a1104',
      companyName: 'Yukari Robotics',
      companyNameJp: 'ゆかりロボティクス株式会社',
      jobTitle: 'Control software engineer',
      jobTitleJp: '制御ソフトウェアエンジニア',
      acceptedAt: '2026-10-20T03:00:00.000Z',
    },
  },
});
export const AnotherAccepted: Story = { ...anotherAccepted, play: untilLoaded };
export const Internship: Story = {
  ...given({ kind: 'INTERNSHIP', change: { message: null, messageJp: null } }),
  play: untilLoaded,
};
export const BareLetter: Story = {
  ...given({
    change: {
      ceremonyDate: null,
      companyAddress: null,
      companyAddressJp: null,
      representativeDirector: null,
      representativeDirectorJp: null,
      hrPhone: null,
      hrEmail: null,
      location: null,
      salary: null,
      message: null,
      messageJp: null,
      feedbackMessage: null,
      feedbackMessageJp: null,
    },
  }),
  play: untilLoaded,
};

export const Accept: Story = { play: openAccept };
export const AcceptNotConfirmed: Story = {
  play: async (context) => {
    await openAccept(context);
    const confirmation = await dialog();
    await userEvent.click(confirmation.getByRole('button', { name: translate('offers:accept.confirm.JOB') }));
    await expect(
      await confirmation.findByRole('group', { name: translate('shared:form.faults', { count: 1 }) }),
    ).toHaveFocus();
  },
};
export const Decline: Story = { play: openDialog(() => translate('offers:answer.deny')) };
export const WriteLetter: Story = { play: openLetter };
export const WriteLetterUnfilled: Story = {
  play: async (context) => {
    await openLetter(context);
    const page = within(document.body);
    await userEvent.click(await page.findByRole('combobox', { name: translate('offers:write.kind') }));
    await userEvent.click(await page.findByRole('option', { name: translate('offers:write.kinds.time') }));
    await userEvent.click(page.getByRole('button', { name: translate('offers:write.copy') }));
    await expect(page.getByRole('textbox', { name: translate('offers:write.text') })).toHaveFocus();
  },
};
export const Rights: Story = { play: openDialog(() => translate('offers:talk.rights')) };
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const NotFound: Story = { parameters: { portal: { path: paths.offerLetter } } };
