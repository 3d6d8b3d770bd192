import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { paths, toInterview } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal, storyFormat } from '../../shared/story/inPortal.tsx';
import { dialog, openDialog, press } from '../../shared/story/plays.ts';
import { storyLanguage, translate } from '../../storyTranslations.ts';
import { InterviewProvider, interviewId, type InterviewProviderProps } from './InterviewProvider.fixture.tsx';
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

const given = (state: Omit<InterviewProviderProps, 'children'>): Pick<Story, 'render'> => ({
  render: () => (
    <InterviewProvider {...state}>
      <InterviewScreen />
    </InterviewProvider>
  ),
});

/** Waits for the page's heading before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByRole('list', { name: translate('interviews:timeline.title') });
};

const openReschedule = openDialog(() => translate('interviews:answer.reschedule'));

export const Populated: Story = { tags: ['every-run'], ...given({}), play: untilLoaded };
const seminar = { title: 'Graduation seminar', titleJp: '卒業研究ゼミ' };
export const Clash: Story = {
  ...given({ event: seminar }),
  play: async ({ canvas }) => {
    const title = pickBilingual(seminar, 'title', storyLanguage());
    const range = storyFormat().times('18:00', '19:30');
    await canvas.findByText(translate('interviews:clash.one', { title, range, count: 15 }));
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

export const Reschedule: Story = { play: openReschedule };
/** Opens the week, and chooses a time of the student's own on it. */
export const RescheduleJapanesePhone: Story = {
  globals: { language: 'jp', viewport: { value: 'narrow' } },
  play: async (context) => {
    await openReschedule(context);
    const fields = await dialog();
    await fields.findAllByRole('checkbox', { checked: true });
    await userEvent.click(fields.getByRole('button', { name: translate('interviews:week.title') }));
    const [own] = fields.getAllByRole('button', { pressed: false, name: /〜/ });
    await userEvent.click(own ?? document.body);
    await expect(own).toHaveAttribute('aria-pressed', 'true');
  },
};
export const RescheduleWithFaults: Story = {
  play: async (context) => {
    await openReschedule(context);
    const fields = await dialog();
    await userEvent.click(fields.getByRole('button', { name: translate('interviews:answer.reschedule') }));
    await expect(
      await fields.findByRole('group', { name: translate('shared:form.faults', { count: 1 }) }),
    ).toHaveFocus();
  },
};
export const Decline: Story = { play: openDialog(() => translate('interviews:answer.deny')) };
export const CancelAccepted: Story = {
  ...given({
    change: { status: 'ACCEPTED', allowedActions: ['reschedule', 'cancel'] },
    application: { answerBy: null },
  }),
  play: async (context) => {
    await press(() => translate('shared:actions.more'))(context);
    const menu = within(document.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: translate('interviews:answer.cancel') }));
    await dialog();
  },
};

export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const NotFound: Story = { parameters: { portal: { path: paths.interview } } };
