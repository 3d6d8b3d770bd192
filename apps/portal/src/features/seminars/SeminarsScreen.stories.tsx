import type { Overrides } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { toSeminar, toSeminars } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { dialog, openDialog } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { Component as SeminarsScreen } from './SeminarsScreen.tsx';

const seminarId = '0199a1c2-0000-7000-8000-000000057001';

const meta = {
  component: SeminarsScreen,
  title: 'Seminars/SeminarsScreen',
  parameters: { portal: { path: toSeminars('PUBLIC'), namespaces: ['seminars'] } },
  decorators: [inPortal],
  // Choices of one story must not appear in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof SeminarsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };

/** The list at an address. */
const at = (path: string): Story => ({ parameters: { portal: { path } } });

/** One seminar as its own page on a phone, in a state of the contract's examples. */
const seminar = (example: string, overrides: Overrides = {}): Story => ({
  globals: phone,
  parameters: {
    portal: { path: toSeminar('PUBLIC', seminarId) },
    overrides: { showSeminar: { status: 200, example }, ...overrides },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
});

const openApply = openDialog(() => translate('seminars:way.seat.open'));

export const Populated: Story = { tags: ['every-run'] };
export const Phone: Story = { globals: phone };
export const Filtered: Story = at(
  toSeminars('PUBLIC', { search: 'robot', style: ['ONLINE'], from: '2026-12-01', canApply: true }),
);
export const Applied: Story = at(toSeminars('PUBLIC', { tab: 1 }));
export const UniversityPopulated: Story = { ...at(toSeminars('UNIVERSITY')), tags: ['every-run'] };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const NothingAttended: Story = {
  globals: { scenario: 'empty' },
  ...at(toSeminars('PUBLIC', { tab: 2 })),
};
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
export const UniversityNoPermission: Story = {
  parameters: {
    portal: { path: toSeminars('UNIVERSITY') },
    overrides: { listUniversitySeminars: { status: 403 } },
  },
};

export const SeminarPopulated: Story = { ...seminar('populated'), tags: ['every-run'] };
export const Open: Story = seminar('unlimited');
export const Full: Story = seminar('full');
export const Closed: Story = seminar('closed');
export const CalledOff: Story = seminar('calledOff');
export const NotForYou: Story = seminar('notForYou');
export const CheckConditions: Story = seminar('checkConditions');
export const FullToCheck: Story = seminar('fullToCheck');
export const Registered: Story = seminar('registered');
export const LinkIsOpen: Story = seminar('openLink');
export const Waiting: Story = seminar('waiting');
export const SeatHeld: Story = seminar('seatHeld');
export const Invited: Story = seminar('invited');
export const Attended: Story = seminar('attended');
export const Cancelled: Story = seminar('cancelled');
export const SeminarLoading: Story = {
  globals: phone,
  parameters: { portal: { path: toSeminar('PUBLIC', seminarId) }, overrides: { showSeminar: 'pending' } },
};
export const SeminarFailing: Story = {
  globals: phone,
  parameters: {
    portal: { path: toSeminar('PUBLIC', seminarId) },
    overrides: { showSeminar: 'unavailable' },
  },
};
export const NotFound: Story = {
  globals: phone,
  parameters: {
    portal: { path: toSeminar('PUBLIC', seminarId) },
    overrides: { showSeminar: { status: 404 } },
  },
};

export const Apply: Story = { ...seminar('populated'), play: openApply };
export const JoinWaitingList: Story = {
  ...seminar('full'),
  play: openDialog(() => translate('seminars:way.queue.open')),
};
export const NoReasonYet: Story = {
  ...seminar('populated', { getStudentProfile: 'empty' }),
  play: openApply,
};
export const ApplyDone: Story = {
  ...seminar('populated'),
  play: async (context) => {
    await openApply(context);
    const fields = await dialog();
    const [reason] = await fields.findAllByRole('radio');
    if (reason !== undefined) await userEvent.click(reason);
    await userEvent.click(fields.getByRole('button', { name: translate('seminars:way.seat.confirm') }));
    await within(document.body).findByRole('heading', {
      name: translate('seminars:availability.registered'),
    });
  },
};
export const Cancel: Story = {
  ...seminar('registered'),
  play: openDialog(() => translate('seminars:wayOut.seat.open')),
};
