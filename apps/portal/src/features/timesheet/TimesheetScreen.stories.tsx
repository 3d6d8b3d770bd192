import { configureApi } from '@michi/api/transport';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { inPortal, storeDraft, storyFormat } from '../../shared/story/inPortal.tsx';
import { translate } from '../../storyTranslations.ts';
import { Component as TimesheetScreen } from './TimesheetScreen.tsx';

const meta = {
  title: 'Timesheet/TimesheetScreen',
  component: TimesheetScreen,
  parameters: { portal: { path: paths.timesheet, namespaces: ['timesheet'] } },
  decorators: [inPortal],
  beforeEach: () => forgetEntriesOfOthers(null),
} satisfies Meta<typeof TimesheetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('grid');
};
const expenses = { path: `${paths.timesheet}?tab=expenses` };

export const Populated: Story = {
  tags: ['every-run'],
  parameters: { scenario: 'populated' },
  play: untilLoaded,
};
export const Empty: Story = { parameters: { scenario: 'empty' }, play: untilLoaded };
export const NotSaved: Story = {
  beforeEach: () =>
    storeDraft('timesheet-2026-11', {
      '2026-11-19 start': '09:30',
      '2026-11-19 finish': '19:00',
      '2026-11-19 breakMinutes': '60',
      '2026-11-20 comments': 'Report for the week',
    }),
  play: untilLoaded,
};
/** Every kind of fault, named above and below its row. */
export const Faulty: Story = {
  beforeEach: () =>
    storeDraft('timesheet-2026-11', {
      '2026-11-19 start': '9:75',
      '2026-11-19 finish': '19:00',
      '2026-11-20 start': '09:30',
      '2026-11-23 start': '09:30',
      '2026-11-23 finish': '10:00',
      '2026-11-23 breakMinutes': '60',
    }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('button', { name: translate('timesheet:save') }));
    await canvas.findAllByText(translate('timesheet:hours.faults.time'), { exact: false });
  },
};
export const Submitting: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('button', { name: translate('timesheet:submit.all') }));
  },
};
export const SentBack: Story = {
  parameters: { overrides: { showTimesheet: { status: 200, example: 'sentBack' } } },
  play: async ({ canvas }) => {
    const date = storyFormat().dateAndTime('2026-11-17T05:30:00.000Z');
    await canvas.findByText(translate('timesheet:week.sentBack', { date }));
  },
};
export const NoPermission: Story = {
  render: () => (
    <Refused>
      <TimesheetScreen />
    </Refused>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2 });
  },
};
export const Loading: Story = { parameters: { scenario: 'pending' } };
export const Failing: Story = { parameters: { scenario: 'unavailable' } };
export const Expenses: Story = { parameters: { portal: expenses }, play: untilLoaded };
export const NoExpenses: Story = { parameters: { scenario: 'empty', portal: expenses }, play: untilLoaded };
export const FaultyExpenses: Story = {
  parameters: { portal: expenses },
  beforeEach: () =>
    storeDraft('expenses-2026-11', { count: '1', '0 date': '31', '0 item': '', '0 price': 'a few' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(await canvas.findByRole('button', { name: translate('timesheet:save') }));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } }, play: untilLoaded };
export const PhoneExpenses: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { portal: expenses },
  play: untilLoaded,
};

/** A student without an accepted offer. */
function Refused({ children }: { readonly children: ReactNode }) {
  useState(() =>
    configureApi({
      fetch: (request) =>
        new URL(request.url).pathname.endsWith('/timesheets')
          ? Promise.resolve(
              Response.json(
                { message: 'You have not accepted an offer.', error: 'FORBIDDEN' },
                { status: 403 },
              ),
            )
          : fetch(request),
    }),
  );
  return children;
}
