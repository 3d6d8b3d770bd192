import { jobOffer } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { dialog, openDialog } from '../../shared/story/plays.ts';
import { storyLanguage, translate } from '../../storyTranslations.ts';
import { Component as CalendarScreen } from './CalendarScreen.tsx';
import { CalendarProvider, thesisSeminar } from './CalendarProvider.fixture.tsx';

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
    <CalendarProvider>
      <CalendarScreen />
    </CalendarProvider>
  ),
};
const isobe = () => pickBilingual(jobOffer().job.company, 'name', storyLanguage());

/** Waits until the calendar is rendered before the checks run. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByText(isobe(), { exact: false });
};

export const Populated: Story = { tags: ['every-run'], parameters: at('view=month'), play: untilLoaded };
export const Week: Story = {
  ...withEvents,
  parameters: at('view=week&date=2026-11-27'),
  play: async ({ canvas }) => {
    const second = pickBilingual(thesisSeminar, 'title', storyLanguage());
    await canvas.findByText(translate('calendar:clash.text', { first: isobe(), second, count: 15 }));
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
    await dialog();
  },
};
export const Subscribe: Story = {
  parameters: at('view=month'),
  play: openDialog(() => translate('calendar:subscribe.title')),
};
export const NewAddress: Story = {
  parameters: at('view=month'),
  play: async (context) => {
    await Subscribe.play?.(context);
    await userEvent.click(
      (await dialog()).getByRole('button', { name: translate('calendar:subscribe.renew') }),
    );
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
