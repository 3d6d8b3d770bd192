import { example } from '@michi/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { toCounsellors } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { storyLanguage, translate } from '../../storyTranslations.ts';
import { Component as CounsellorsScreen } from './CounsellorsScreen.tsx';

const meta = {
  title: 'Career office/CounsellorsScreen',
  component: CounsellorsScreen,
  parameters: { portal: { path: toCounsellors(), namespaces: ['career-office', 'university'] } },
  decorators: [inPortal],
} satisfies Meta<typeof CounsellorsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = () => pickBilingual(example('showCounsellor').data.counsellor, 'name', storyLanguage());
const phone = { viewport: { value: 'narrow' } };

export const Populated: Story = {
  tags: ['every-run'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: name() });
  },
};
export const Phone: Story = { globals: phone };
export const Cards: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(translate('shared:list.asCards')));
    await canvas.findByRole('heading', { level: 2, name: name() });
    // The view is kept on the device; the next story begins with the list.
    localStorage.removeItem('LIST_VIEW');
  },
};
export const Filtered: Story = {
  parameters: {
    portal: { path: toCounsellors({ topic: 'INTERVIEW', style: 'ONLINE', language: 'en' }) },
    overrides: { listCounsellors: 'empty' },
  },
};
export const Empty: Story = { parameters: { overrides: { listCounsellors: 'empty' } } };
export const Loading: Story = { globals: { scenario: 'pending' } };
export const Failing: Story = { parameters: { overrides: { listCounsellors: 'unavailable' } } };
