import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { paths, toInterview } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { words } from '../../storyWords.ts';
import { GivenInterview, interviewId, type GivenInterviewProps } from './GivenInterview.fixture.tsx';
import { Component as InterviewScreen } from './InterviewScreen.tsx';

const meta = {
  title: 'Interviews/InterviewScreen',
  component: InterviewScreen,
  parameters: { portal: { path: toInterview(interviewId), namespaces: ['interviews'] } },
  decorators: [inPortal],
  // What one story typed is not there in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof InterviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (state: Omit<GivenInterviewProps, 'children'>): Pick<Story, 'render'> => ({
  render: () => (
    <GivenInterview {...state}>
      <InterviewScreen />
    </GivenInterview>
  ),
});

/** Waits for the page's heading before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByRole('list', { name: words('interviews:timeline.title') });
};

/** Presses the button that opens a dialog. */
const press =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name }));
    await within(document.body).findByRole('dialog');
  };

export const Populated: Story = { tags: ['every-run'], ...given({}), play: untilLoaded };
export const Clash: Story = {
  ...given({ event: {} }),
  play: async ({ canvas }) => {
    await canvas.findByText(/overlaps by 15 minutes|15分重なります/);
  },
};
export const RespondByPassed: Story = {
  ...given({
    change: { respondBy: '2026-11-19T08:00:00.000Z' },
    application: { answerBy: '2026-11-19T08:00:00.000Z' },
  }),
  play: untilLoaded,
};
export const OnSite: Story = {
  ...given({
    change: {
      style: 'OFFLINE',
      link: null,
      address: '4-5-6 Isobe, Chuo-ku, Tokyo',
      addressJp: '東京都中央区磯部4-5-6',
      mapLink: 'https://map.example/isobe',
      interviewers: null,
      interviewersJp: null,
    },
  }),
  play: untilLoaded,
};
export const RescheduleRequested: Story = {
  ...given({
    change: {
      status: 'RESCHEDULE_REQUESTED',
      reschedule: {
        requestedAt: '2026-11-20T01:20:00.000Z',
        reason: 'CLASS_OR_EXAM',
        note: 'It overlaps with my seminar presentation.',
        candidates: ['2026-11-30T01:00:00.000Z', '2026-12-01T04:00:00.000Z'],
      },
    },
    application: { resultExpectedBy: '2026-11-25T01:20:00.000Z', answerBy: null },
  }),
  play: untilLoaded,
};
export const Accepted: Story = {
  ...given({
    change: { status: 'ACCEPTED', allowedActions: ['reschedule', 'cancel'] },
    application: { resultExpectedBy: '2026-12-08T08:00:00.000Z', answerBy: null },
  }),
  play: untilLoaded,
};
export const ExpectedDatePassed: Story = {
  ...given({
    change: {
      status: 'ACCEPTED',
      allowedActions: [],
      startsAt: '2026-11-05T06:00:00.000Z',
      endsAt: '2026-11-05T06:30:00.000Z',
    },
    application: { resultExpectedBy: '2026-11-18T08:00:00.000Z', answerBy: null, isResultOverdue: true },
  }),
  play: untilLoaded,
};
export const Selected: Story = {
  ...given({
    change: {
      status: 'ACCEPTED',
      allowedActions: [],
      result: {
        outcome: 'SELECTED',
        decidedOn: '2026-12-01',
        phase: 'Second interview',
        phaseJp: '二次面接',
      },
    },
    application: { stage: 'OFFERED', jobOfferId: '0199a1c2-0000-7000-8000-0000000a1003', answerBy: null },
  }),
  play: untilLoaded,
};
const failed = given({
  change: {
    status: 'ACCEPTED',
    allowedActions: [],
    result: { outcome: 'FAILED', decidedOn: '2026-12-03', phase: 'Second interview', phaseJp: '二次面接' },
  },
  application: { stage: 'UNLUCKY', answerBy: null },
});
export const NotSelected: Story = { ...failed, play: untilLoaded };
/** Declining the interview also withdraws the application. */
const takenBack = { stage: 'WITHDRAWN', answerBy: null } as const;
export const Declined: Story = {
  ...given({ change: { status: 'DENIED', allowedActions: [] }, application: takenBack }),
  play: untilLoaded,
};
export const Cancelled: Story = {
  ...given({ change: { status: 'CANCELLED', allowedActions: [] }, application: takenBack }),
  play: untilLoaded,
};

export const Reschedule: Story = { play: press(/^(Request another time|日程変更を依頼する)$/) };
export const RescheduleJapanesePhone: Story = {
  globals: { language: 'jp', viewport: { value: 'narrow' } },
  play: async (context) => {
    await press(/^日程変更を依頼する$/)(context);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await fireEvent.change(dialog.getAllByLabelText('日付')[0] ?? document.body, {
      target: { value: '2026-11-30' },
    });
    await fireEvent.change(dialog.getAllByLabelText('時刻')[0] ?? document.body, {
      target: { value: '10:00' },
    });
    await dialog.findByText('ほかの予定と重なりません');
    await expect(dialog.getByText('11/30（月）')).toBeVisible();
  },
};
export const RescheduleWithFaults: Story = {
  play: async (context) => {
    await press(/^(Request another time|日程変更を依頼する)$/)(context);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words('interviews:answer.reschedule') }));
    await expect(
      await dialog.findByRole('group', { name: words('shared:form.faults', { count: 2 }) }),
    ).toHaveFocus();
  },
};
export const Decline: Story = { play: press(/^(Decline|辞退する)$/) };
export const CancelAccepted: Story = {
  ...given({
    change: { status: 'ACCEPTED', allowedActions: ['reschedule', 'cancel'] },
    application: { answerBy: null },
  }),
  play: press(/^(Cancel interview|面接をキャンセルする)$/),
};

export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const NotFound: Story = { parameters: { portal: { path: paths.interview } } };
