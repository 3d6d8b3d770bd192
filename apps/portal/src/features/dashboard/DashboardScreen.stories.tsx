import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as DashboardScreen } from './DashboardScreen.tsx';
import { GivenWaiting } from './GivenDashboard.fixture.tsx';

const meta = {
  title: 'Dashboard/DashboardScreen',
  component: DashboardScreen,
  parameters: { portal: { path: paths.dashboard, namespaces: ['dashboard'] } },
  decorators: [inPortal],
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A student who has not applied for anything, with nothing done. */
const newStudent = {
  getStudentJobSummary: 'empty',
  getStudentProfile: 'empty',
  getStudentSeminarSummary: 'empty',
  listJobsForYou: { status: 200, example: 'newStudent' },
  listSeminars: { status: 200, example: 'newStudent' },
} as const;

/** Waits for the first steps and the jobs to begin with. */
const untilStepsLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('progressbar');
  await canvas.findByText(/^(Field service engineer|フィールドサービスエンジニア)$/);
};

/** Waits for the figures before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('table');
};

export const Populated: Story = {
  tags: ['every-run'],
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};
export const Empty: Story = { parameters: { scenario: 'empty' } };
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};

/** Two jobs ask questions that have no answers yet. */
export const AnswersToWrite: Story = {
  parameters: {
    scenario: 'populated',
    overrides: { getStudentJobSummary: { status: 200, example: 'writing' } },
  },
  play: untilLoaded,
};
export const AnswersToWritePhone: Story = {
  ...AnswersToWrite,
  globals: { viewport: { value: 'narrow' } },
};

/** More applications wait for a reply than the summary lists. */
export const ManyWaiting: Story = {
  parameters: { scenario: 'populated' },
  render: () => (
    <GivenWaiting count={34}>
      <DashboardScreen />
    </GivenWaiting>
  ),
  play: untilLoaded,
};
export const ManyWaitingPhone: Story = {
  ...ManyWaiting,
  globals: { viewport: { value: 'narrow' } },
};

export const NewStudent: Story = {
  tags: ['every-run'],
  parameters: { overrides: newStudent },
  play: untilStepsLoaded,
};
export const NewStudentPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { overrides: newStudent },
  play: untilStepsLoaded,
};
export const NewStudentHalfway: Story = {
  parameters: {
    overrides: {
      ...newStudent,
      getStudentProfile: { status: 200, example: 'halfway' },
    },
  },
  play: untilStepsLoaded,
};
/** The usual dashboard with the steps still open: the student applied to seminars, not yet to a job. */
export const SeminarsOnly: Story = {
  parameters: {
    overrides: {
      ...newStudent,
      getStudentProfile: { status: 200, example: 'halfway' },
      getStudentSeminarSummary: 'populated',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: translate('first-steps:title') });
  },
};
export const NewStudentWithoutUniversity: Story = {
  parameters: { overrides: { ...newStudent, getProfile: { status: 200, example: 'noUniversity' } } },
  play: untilStepsLoaded,
};
/** The steps are over before the first application. */
export const NewStudentDone: Story = {
  parameters: { overrides: { ...newStudent, getStudentProfile: 'populated' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: translate('dashboard:begin.action') });
  },
};
export const NewStudentLoading: Story = {
  parameters: { overrides: { ...newStudent, getStudentProfile: 'pending' } },
};
export const NewStudentFailing: Story = {
  parameters: { overrides: { ...newStudent, getStudentProfile: 'unavailable' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: translate('first-steps:failed') });
  },
};
/** The steps are there, the jobs are not. */
export const NewStudentWithoutJobs: Story = {
  parameters: { overrides: { ...newStudent, listMostSavedJobs: 'unavailable' } },
  play: async ({ canvas }) => {
    await canvas.findByText(translate('first-steps:jobs.failed'));
  },
};
/** One tap on a field has exchanged the jobs. */
export const NewStudentAnswered: Story = {
  parameters: {
    overrides: { ...newStudent, updateStudentProfile: { status: 200, example: 'newStudentInterested' } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Technology|テクノロジー)$/ }));
    await canvas.findByText(translate('first-steps:jobs.changed'));
    await canvas.findByRole('progressbar');
  },
};
