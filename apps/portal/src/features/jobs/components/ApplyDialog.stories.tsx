import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { toJob } from '../../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../../shared/session/forget.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { dialog } from '../../../shared/story/plays.ts';
import { translate } from '../../../storyTranslations.ts';
import { exampleJobId, ExampleJob } from '../JobProviders.fixture.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';

const meta = {
  title: 'Jobs/ApplyDialog',
  render: () => (
    <ExampleJob>
      {(job) => (
        <ApplyDialog
          action="apply"
          detail={{ job, terms: { resultWithinDays: 10 } }}
          returnTo="/"
          onLeave={() => undefined}
          onClose={() => undefined}
        />
      )}
    </ExampleJob>
  ),
  parameters: { portal: { path: toJob('PUBLIC', exampleJobId), namespaces: ['jobs', 'careful-reading'] } },
  decorators: [inPortal],
  // What one story typed is not there in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'narrow' } };

/** Waits for the choices before the checks run. */
const untilLoaded: Story['play'] = async () => {
  await (await dialog()).findByRole('combobox', { name: translate('jobs:apply.resume') });
};

export const Choices: Story = { play: untilLoaded };
export const ChoicesPhone: Story = { globals: phone, play: untilLoaded };
export const WithoutReason: Story = {
  play: async () => {
    const fields = await dialog();
    await userEvent.click(await fields.findByRole('combobox', { name: translate('jobs:apply.reason') }));
    await userEvent.click(
      await within(document.body).findByRole('option', { name: translate('jobs:apply.withoutReason') }),
    );
  },
};
export const Recommended: Story = {
  render: () => (
    <ExampleJob>
      {(job) => (
        <ApplyDialog
          action="accept-recommendation"
          detail={{ job, terms: { resultWithinDays: 10 } }}
          returnTo="/"
          onLeave={() => undefined}
          onClose={() => undefined}
        />
      )}
    </ExampleJob>
  ),
  play: untilLoaded,
};
const nothingYet = { overrides: { listResumes: 'empty', getStudentProfile: 'empty' } };
const untilNoResume: Story['play'] = async () => {
  await (await dialog()).findByRole('link', { name: translate('jobs:apply.addResume') });
};
export const NothingInProfile: Story = { parameters: nothingYet, play: untilNoResume };
export const Loading: Story = {
  parameters: { overrides: { listResumes: 'pending', getStudentProfile: 'pending' } },
  play: async () => {
    await dialog();
  },
};
const notLoaded = { overrides: { listResumes: 'unavailable', getStudentProfile: 'unavailable' } };
export const NotLoaded: Story = {
  parameters: notLoaded,
  play: async () => {
    await (await dialog()).findByText(translate('jobs:apply.resumesFailed'));
  },
};
const send: Story['play'] = async () => {
  const fields = await dialog();
  await fields.findByRole('combobox', { name: translate('jobs:apply.resume') });
  await userEvent.click(fields.getByRole('button', { name: translate('jobs:apply.send.apply') }));
  // The server says it in the words of the job's page.
  await fields.findByText(translate('jobs:detail.closedNote'));
};
export const Refused: Story = { parameters: { overrides: { actOnJob: { status: 409 } } }, play: send };
