import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths, toAppointment, withQuery } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal, storyFormat } from '../../shared/story/inPortal.tsx';
import { openDialog } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { Component as CareerOfficeScreen } from './CareerOfficeScreen.tsx';
import {
  counsellingId,
  CareerOfficeProvider,
  type CareerOfficeProviderProps,
} from './CareerOfficeProvider.fixture.tsx';

const meta = {
  title: 'Career office/CareerOfficeScreen',
  component: CareerOfficeScreen,
  parameters: { portal: { path: paths.careerOffice, namespaces: ['career-office', 'university'] } },
  decorators: [inPortal],
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof CareerOfficeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (state: Omit<CareerOfficeProviderProps, 'children'> = {}): Pick<Story, 'render'> => ({
  render: () => (
    <CareerOfficeProvider {...state}>
      <CareerOfficeScreen />
    </CareerOfficeProvider>
  ),
});
const phone = { viewport: { value: 'narrow' } };
const atAppointment = { portal: { path: toAppointment(counsellingId) } };

/** Waits for the page's heading before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByRole('heading', { level: 2, name: translate('career-office:ahead.title') });
};
const untilAppointmentLoaded: Story['play'] = async ({ canvas }) => {
  const topic = translate('career-office:topic.INTERVIEW');
  await canvas.findByRole('heading', {
    level: 1,
    name: translate('career-office:appointment.about', { topic }),
  });
};
const openMove = openDialog(() => translate('career-office:move.action'));

export const Populated: Story = { tags: ['every-run'], ...given({ ahead: 2 }), play: untilLoaded };
export const Phone: Story = {
  ...given(),
  globals: phone,
  play: untilLoaded,
};
export const Empty: Story = {
  ...given({ ahead: 0 }),
  play: untilLoaded,
};
export const BookingClosed: Story = {
  ...given({ ahead: 0, rules: { missed: 2, closedUntil: '2026-12-22T07:00:00.000Z' } }),
  play: untilLoaded,
};
export const SubscriptionEnded: Story = {
  ...given({ subscription: { isActive: false, expiresOn: '2026-11-01' } }),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('university:ended', { date: storyFormat().longDate('2026-11-01') }));
    await canvas.findByText(translate('career-office:closed.subscription'));
    await expect(canvas.queryByRole('link', { name: translate('career-office:book') })).toBeNull();
  },
};
export const NoPermission: Story = {
  ...given({ isNonUniversity: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(translate('university:code'))).toBeVisible();
  },
};
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = {
  globals: { scenario: 'unavailable' },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: translate('shared:actions.tryAgain') });
  },
};

export const Appointment: Story = { ...given(), parameters: atAppointment, play: untilAppointmentLoaded };
export const AppointmentPhone: Story = {
  ...given({
    counselling: {
      style: 'OFFLINE',
      link: null,
      place: 'Career office, North Campus',
      placeJp: '北キャンパス キャリアセンター',
    },
  }),
  parameters: atAppointment,
  globals: phone,
  play: untilAppointmentLoaded,
};
export const AppointmentJustBooked: Story = {
  ...given({ timeZone: 'America/New_York' }),
  parameters: { portal: { path: withQuery(paths.careerOffice, { appointment: counsellingId, new: true }) } },
  play: untilAppointmentLoaded,
};
export const AppointmentFixed: Story = {
  ...given({
    counselling: {
      startsAt: '2026-11-21T01:00:00.000Z',
      endsAt: '2026-11-21T01:45:00.000Z',
      changeableUntil: '2026-11-20T01:00:00.000Z',
      allowedActions: [],
    },
    rules: { missed: 1 },
  }),
  parameters: atAppointment,
  play: untilAppointmentLoaded,
};
export const AppointmentMissed: Story = {
  ...given({ counselling: { status: 'MISSED', allowedActions: [] } }),
  parameters: atAppointment,
  play: untilAppointmentLoaded,
};
export const AppointmentCancelled: Story = {
  ...given({
    counselling: {
      status: 'CANCELLED',
      cancelledAt: '2026-11-20T03:00:00.000Z',
      note: 'My lecture was moved.',
      allowedActions: [],
    },
  }),
  parameters: atAppointment,
  play: untilAppointmentLoaded,
};
export const AppointmentNotFound: Story = {
  parameters: { ...atAppointment, overrides: { showCounselling: { status: 404 } } },
};
export const Move: Story = {
  ...given(),
  parameters: atAppointment,
  play: openMove,
};
export const MovePhone: Story = {
  ...given(),
  parameters: atAppointment,
  globals: phone,
  play: openMove,
};
export const Cancel: Story = {
  ...given(),
  parameters: atAppointment,
  play: openDialog(() => translate('career-office:cancel.action')),
};
