import { getShowJobQueryKey, showJob, type JobDetail } from '@michi/api/job';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { exampleJobId, recommendedApplication } from '../../features/jobs/JobProviders.fixture.tsx';
import { DocumentProvider } from '../../features/resume/test/DocumentProvider.tsx';
import { toJobApply } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as ApplyScreen } from './ApplyScreen.tsx';

const meta = {
  title: 'Jobs/ApplyScreen',
  component: ApplyScreen,
  render: () => (
    <DocumentProvider>
      <ApplyScreen />
    </DocumentProvider>
  ),
  parameters: {
    portal: { path: toJobApply('PUBLIC', exampleJobId), namespaces: ['jobs', 'resume', 'careful-reading'] },
  },
  decorators: [inPortal],
  // What one story typed is not there in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof ApplyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };

/** With the job of the examples, changed. */
const given = (change: (detail: JobDetail) => JobDetail): Pick<Story, 'render'> => ({
  render: () => (
    <GivenQueries
      fill={async (give) => give(getShowJobQueryKey(exampleJobId), change(await showJob(exampleJobId)))}
    >
      <DocumentProvider>
        <ApplyScreen />
      </DocumentProvider>
    </GivenQueries>
  ),
});

/** Waits for the choices and the pages before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('combobox', { name: translate('jobs:apply.resume') });
  await canvas.findByRole('img', { name: translate('resume:preview.page', { number: 1, count: 1 }) });
};

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const PopulatedPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: translate('jobs:apply.showPages') });
  },
};
/** Nothing is written yet. */
export const NothingWritten: Story = {
  parameters: { overrides: { listProfileAnswers: 'empty' } },
  play: untilLoaded,
};
const firstQuestion = /(What did you put|学生時代に最も力を入れた)/;
const reasonField = () => ({ name: new RegExp(`^${translate('jobs:apply.reason')}`) });
/** The versions to take an answer from. */
export const Versions: Story = {
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: firstQuestion }));
    await within(document.body).findByRole('dialog', { name: translate('jobs:answers.chooseTitle') });
  },
};
export const VersionsPhone: Story = {
  ...Versions,
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: firstQuestion }));
    await within(document.body).findByRole('dialog', { name: translate('jobs:answers.chooseTitle') });
  },
};
/** What was typed on this device is newer than what another has kept. */
export const AnotherVersion: Story = {
  beforeEach: () => {
    drafts.keep(`apply-${exampleJobId}`, {
      'answer-0199a1c2-0000-7000-8000-0000000e0001': 'I ran a reading circle for two years.',
      typedAt: '2026-11-19T00:00:00.000Z',
    });
  },
  play: async (context) => {
    await untilLoaded(context);
    await context.canvas.findByRole('button', { name: translate('jobs:answers.takeOther') });
  },
};
/** What is typed cannot be kept now. */
export const NotKept: Story = {
  parameters: { overrides: { listProfileAnswers: 'empty', createProfileAnswer: 'unavailable' } },
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.type(context.canvas.getByRole('textbox', { name: firstQuestion }), 'Two years');
    await userEvent.tab();
    await context.canvas.findByText(
      new RegExp(`^${translate('jobs:answers.notKept', { reason: '' }).trim()}`),
    );
  },
};
export const WithoutQuestions: Story = {
  ...given((detail) => ({ ...detail, questions: [] })),
  play: untilLoaded,
};
export const WithoutReason: Story = {
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.clear(context.canvas.getByRole('textbox', reasonField()));
    await context.canvas.findByText(translate('jobs:apply.reasonNotSent.CREATED'));
  },
};
/** The reason is changed for this company, and kept. */
export const OwnReason: Story = {
  play: async (context) => {
    await untilLoaded(context);
    await userEvent.type(context.canvas.getByRole('textbox', reasonField()), ' ロボット');
    await userEvent.tab();
    // The answer to a question is kept already.
    const kept = new RegExp(translate('jobs:answers.kept', { company: '.+', time: '.+' }));
    await waitFor(() => expect(context.canvas.getAllByText(kept)).toHaveLength(2));
  },
};
export const Recommended: Story = {
  ...given((detail) => ({ ...detail, job: { ...detail.job, application: recommendedApplication } })),
  play: untilLoaded,
};
export const NothingInProfile: Story = {
  parameters: { overrides: { listResumes: 'empty', getStudentProfile: 'empty' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: translate('jobs:apply.addResume') });
  },
};
export const Loading: Story = {
  parameters: { overrides: { showJob: 'pending' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status');
  },
};
export const Failing: Story = {
  parameters: { overrides: { showJob: 'unavailable' } },
  play: async ({ canvas }) => {
    await canvas.findByText(translate('jobs:detail.failed'));
  },
};
export const NotLoaded: Story = {
  parameters: { overrides: { listResumes: 'unavailable', getStudentProfile: 'unavailable' } },
  play: async ({ canvas }) => {
    await canvas.findByText(translate('jobs:apply.resumesFailed'));
  },
};
const send: Story['play'] = async (context) => {
  await untilLoaded(context);
  await userEvent.click(context.canvas.getByRole('button', { name: translate('jobs:apply.send.apply') }));
};
export const Missing: Story = {
  parameters: { overrides: { listProfileAnswers: 'empty' } },
  play: async (context) => {
    await send(context);
    await context.canvas.findAllByText(translate('jobs:apply.answerNeeded'));
  },
};
export const Refused: Story = {
  ...given((detail) => ({ ...detail, questions: [] })),
  parameters: { overrides: { actOnJob: { status: 409 } } },
  play: async (context) => {
    await send(context);
    // The server says it in the words of the job's page.
    await context.canvas.findByText(translate('jobs:detail.closedNote'));
  },
};

/** Asks for a required file alone. */
const askingForFile = given((detail) => ({
  ...detail,
  questions: detail.questions
    .filter(({ kind }) => kind === 'FILE')
    .map((question) => ({ ...question, isRequired: true })),
}));
const choose = async ({ canvas }: Parameters<NonNullable<Story['play']>>[0], name: string, content: string) =>
  userEvent.upload(
    await canvas.findByLabelText(new RegExp(translate('jobs:apply.file.choose'))),
    new File([content], name),
    { applyAccept: false },
  );
const chooseRobot: Story['play'] = async (context) => {
  await untilLoaded(context);
  await choose(context, 'robot.pdf', '%PDF-1.7');
};
export const FileUploaded: Story = {
  ...askingForFile,
  play: async (context) => {
    await chooseRobot(context);
    await context.canvas.findByRole('button', {
      name: translate('jobs:apply.file.remove', { name: 'evening-shelf-sales.pdf' }),
    });
  },
};
export const FileUploading: Story = {
  ...askingForFile,
  parameters: { overrides: { createApplicationFile: 'pending' } },
  play: async (context) => {
    await chooseRobot(context);
    await context.canvas.findByRole('progressbar');
  },
};
export const FileFailing: Story = {
  ...askingForFile,
  parameters: { overrides: { createApplicationFile: 'unavailable' } },
  play: async (context) => {
    await chooseRobot(context);
    await context.canvas.findByRole('button', {
      name: translate('shared:actions.tryAgain'),
    });
  },
};
export const FileRefused: Story = {
  ...askingForFile,
  globals: phone,
  play: async (context) => {
    await untilLoaded(context);
    await choose(context, 'robot.txt', 'Robots');
    await context.canvas.findByText(/robot\.txt/);
  },
};
