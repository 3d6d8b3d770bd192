import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { toJob } from '../../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../../shared/session/forget.ts';
import { inPortal } from '../../../shared/story/inPortal.tsx';
import { words } from '../../../storyWords.ts';
import { exampleJobId, GivenJob } from '../GivenJobs.fixture.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';

const meta = {
  title: 'Jobs/ApplyDialog',
  render: () => (
    <GivenJob>
      {(job) => (
        <ApplyDialog
          action="apply"
          detail={{ job, terms: { resultWithinDays: 10 } }}
          returnTo="/"
          onLeave={() => undefined}
          onClose={() => undefined}
        />
      )}
    </GivenJob>
  ),
  parameters: { portal: { path: toJob('PUBLIC', exampleJobId), namespaces: ['jobs'] } },
  decorators: [inPortal],
  // What one story typed is not there in the next.
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole('dialog'));
const phone = { viewport: { value: 'narrow' } };

/** Waits for the choices before the checks run. */
const untilLoaded: Story['play'] = async () => {
  await (await dialog()).findByRole('combobox', { name: /Resume|履歴書/ });
};

export const Choices: Story = { play: untilLoaded };
export const ChoicesPhone: Story = { globals: phone, play: untilLoaded };
export const WithoutReason: Story = {
  play: async () => {
    const fields = await dialog();
    await userEvent.click(await fields.findByRole('combobox', { name: /Reason for applying|志望動機/ }));
    await userEvent.click(
      await within(document.body).findByRole('option', { name: words('jobs:apply.withoutReason') }),
    );
  },
};
export const Recommended: Story = {
  render: () => (
    <GivenJob>
      {(job) => (
        <ApplyDialog
          action="accept-recommendation"
          detail={{ job, terms: { resultWithinDays: 10 } }}
          returnTo="/"
          onLeave={() => undefined}
          onClose={() => undefined}
        />
      )}
    </GivenJob>
  ),
  play: untilLoaded,
};
const nothingYet = { overrides: { listResumes: 'empty', getStudentProfile: 'empty' } };
const untilNoResume: Story['play'] = async () => {
  await (await dialog()).findByRole('link', { name: /Add a resume|履歴書を追加する/ });
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
    await (await dialog()).findByText(/couldn’t load your resumes. You can apply|履歴書なしでも応募/);
  },
};
const send: Story['play'] = async () => {
  const fields = await dialog();
  await fields.findByRole('combobox', { name: /Resume|履歴書/ });
  await userEvent.click(fields.getByRole('button', { name: words('jobs:apply.send.apply') }));
  await fields.findByText(/no longer accepts applications|終了/);
};
export const Refused: Story = { parameters: { overrides: { actOnJob: { status: 409 } } }, play: send };
