import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { words } from '../../storyWords.ts';
import { Component as CalendarScreen } from './CalendarScreen.tsx';
import { GivenCalendar } from './GivenCalendar.fixture.tsx';

const meta = {
  title: 'Calendar/CalendarScreen',
  component: CalendarScreen,
  parameters: { portal: { path: paths.calendar, namespaces: ['calendar'] } },
  decorators: [inPortal],
} satisfies Meta<typeof CalendarScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string) => ({ portal: { path: `${paths.calendar}?${query}` } });
const withEvents: Pick<Story, 'render'> = {
  render: () => (
    <GivenCalendar>
      <CalendarScreen />
    </GivenCalendar>
  ),
};
/** Waits until the calendar is rendered before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByText(/Isobe|磯部/);
};

export const Populated: Story = { tags: ['every-run'], parameters: at('view=month'), play: untilLoaded };
export const Week: Story = {
  ...withEvents,
  parameters: at('view=week&date=2026-11-27'),
  play: async ({ canvas }) => {
    await canvas.findByText(/overlap by 15 minutes|15分重なっています/);
  },
};
export const List: Story = { parameters: at('view=list'), play: untilLoaded };
export const SomeKinds: Story = {
  parameters: at('view=list&kinds=INTERVIEW&kinds=DEADLINE'),
  play: untilLoaded,
};
export const Event: Story = {
  parameters: at('view=month&event=INTERVIEW-0199a1c2-0000-7000-8000-0000000a2002'),
  play: async () => {
    await within(document.body).findByRole('dialog');
  },
};
export const Subscribe: Story = {
  parameters: at('view=month'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words('calendar:subscribe.title') }));
    await within(document.body).findByRole('dialog');
  },
};
export const NewAddress: Story = {
  parameters: at('view=month'),
  play: async (context) => {
    await Subscribe.play?.(context);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: words('calendar:subscribe.renew') }));
  },
};
export const Empty: Story = { parameters: { ...at('view=month'), scenario: 'empty' } };
export const ListEmpty: Story = { parameters: { ...at('view=list'), scenario: 'empty' } };
export const AllHidden: Story = { parameters: at('view=list&kinds=NONE') };
export const Loading: Story = { parameters: { ...at('view=month'), scenario: 'pending' } };
export const ListLoading: Story = { parameters: { ...at('view=list'), scenario: 'pending' } };
export const Failing: Story = { parameters: { ...at('view=month'), scenario: 'unavailable' } };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } }, play: untilLoaded };
export const PhoneWeek: Story = {
  ...Week,
  globals: { viewport: { value: 'narrow' } },
};
