import { jobOffer } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { toBooking } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal, storeDraft, storyFormat } from '../../shared/story/inPortal.tsx';
import { storyLanguage, translate } from '../../storyTranslations.ts';
import { writeBookingDraft } from './booking/booking.ts';
import { Component as BookingScreen } from './BookingScreen.tsx';
import { counsellorId, CareerOfficeProvider } from './CareerOfficeProvider.fixture.tsx';

const meta = {
  title: 'Career office/BookingScreen',
  component: BookingScreen,
  parameters: { portal: { path: toBooking(), namespaces: ['career-office', 'university'] } },
  decorators: [inPortal],
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof BookingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };
const choices = { topic: 'INTERVIEW', style: 'ONLINE', counsellor: 'anyone' };
const at = (query: Parameters<typeof toBooking>[0]) => ({ portal: { path: toBooking(query) } });
const time = { ...choices, step: 'time' };
const confirm = { ...choices, day: '2026-12-02', slot: '2026-12-02T02:00:00.000Z', step: 'confirm' };

/** An existing draft. */
const typed = () => {
  forgetEntriesOfOthers(null);
  storeDraft(
    'counselling-booking',
    writeBookingDraft({
      question: 'How do I explain a change of subject?',
      resumeIds: [],
      files: [{ id: '0199a1c2-0000-7000-8000-00000008f001', fileName: 'questions.pdf', size: 184_320 }],
    }),
  );
};
const untilConfirmLoaded: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByText(storyFormat().times('11:00', '11:45'), { exact: false });
};
const book: NonNullable<Story['play']> = async (context) => {
  const { canvas } = context;
  await untilConfirmLoaded(context);
  await userEvent.click(await canvas.findByRole('button', { name: translate('career-office:confirm.book') }));
};

export const Populated: Story = {
  tags: ['every-run'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: translate('career-office:topic.INTERVIEW') });
  },
};
export const CounsellorsUnavailable: Story = {
  parameters: {
    ...at({ topic: 'INTERVIEW', style: 'ONLINE' }),
    overrides: { listCounsellors: 'unavailable' },
  },
};
export const DayAndTime: Story = {
  parameters: at(time),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^\d\d:\d\d/ });
  },
};
export const DayAndTimePhone: Story = {
  parameters: at({ ...time, day: '2026-12-02' }),
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findAllByRole('link', { name: /^\d\d:\d\d/ });
  },
};
export const Empty: Story = {
  parameters: { ...at(time), overrides: { listCounsellingSlots: 'empty' } },
};
export const AboutAnOffer: Story = {
  parameters: at({
    ...confirm,
    topic: 'OFFER',
    offer: '0199a1c2-0000-7000-8000-0000000a1003',
    step: 'confirm',
  }),
  play: async ({ canvas }) => {
    const company = pickBilingual(jobOffer().job.company, 'name', storyLanguage());
    await canvas.findByText(translate('shared:offer.title.JOB', { company }));
  },
};
export const Loading: Story = {
  parameters: { ...at(time), overrides: { listCounsellingSlots: 'pending' } },
};
export const Failing: Story = {
  parameters: { ...at(time), overrides: { listCounsellingSlots: 'unavailable' } },
};
export const Question: Story = {
  beforeEach: typed,
  parameters: at(confirm),
};
export const QuestionPhone: Story = {
  beforeEach: typed,
  parameters: at(confirm),
  globals: phone,
};
export const Confirm: Story = {
  beforeEach: typed,
  parameters: at({ ...confirm, counsellor: counsellorId }),
  play: untilConfirmLoaded,
};
export const ConfirmWithClash: Story = {
  parameters: at({ ...confirm, day: '2026-11-27', slot: '2026-11-27T08:00:00.000Z' }),
  play: async ({ canvas }) => {
    await canvas.findByText(translate('career-office:clash.title'));
  },
};
export const SlotLost: Story = {
  beforeEach: typed,
  parameters: { ...at(confirm), overrides: { createCounselling: { status: 409 } } },
  play: async (context) => {
    await book(context);
    await expect(
      await context.canvas.findByRole('radiogroup', { name: translate('career-office:lost.next') }),
    ).toBeVisible();
  },
};
export const Closed: Story = {
  render: () => (
    <CareerOfficeProvider rules={{ missed: 2, closedUntil: '2026-12-22T07:00:00.000Z' }}>
      <BookingScreen />
    </CareerOfficeProvider>
  ),
};
export const NoPermission: Story = {
  render: () => (
    <CareerOfficeProvider isNonUniversity>
      <BookingScreen />
    </CareerOfficeProvider>
  ),
};
