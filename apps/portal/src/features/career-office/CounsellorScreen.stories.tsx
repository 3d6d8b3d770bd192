import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths, toCounsellor } from '../../shared/navigation/paths.ts';
import { inPortal, storyFormat } from '../../shared/story/inPortal.tsx';
import { Component as CounsellorScreen } from './CounsellorScreen.tsx';
import { counsellorId, CareerOfficeProvider } from './CareerOfficeProvider.fixture.tsx';

const meta = {
  title: 'Career office/CounsellorScreen',
  component: CounsellorScreen,
  parameters: { portal: { path: toCounsellor(counsellorId), namespaces: ['career-office', 'university'] } },
  decorators: [inPortal],
} satisfies Meta<typeof CounsellorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the times of the first day. */
const untilLoaded: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('link', { name: storyFormat().times('16:00', '16:45') });
};

export const Populated: Story = { tags: ['every-run'], play: untilLoaded };
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: untilLoaded,
};
export const FarFromTheOffice: Story = {
  render: () => (
    <CareerOfficeProvider timeZone="America/Los_Angeles">
      <CounsellorScreen />
    </CareerOfficeProvider>
  ),
};
export const Empty: Story = { parameters: { overrides: { showCounsellorCalendar: 'empty' } } };
export const CalendarNotLoaded: Story = {
  parameters: { overrides: { showCounsellorCalendar: { status: 500 } } },
};
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = { parameters: { overrides: { showCounsellor: 'unavailable' } } };
export const NotFound: Story = { parameters: { portal: { path: paths.counsellor } } };
