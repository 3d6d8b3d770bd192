import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/navigation/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { Component as CompaniesScreen } from './CompaniesScreen.tsx';

const meta = {
  title: 'Companies/CompaniesScreen',
  component: CompaniesScreen,
  parameters: { portal: { path: paths.companies, namespaces: ['companies'] } },
  decorators: [inPortal],
} satisfies Meta<typeof CompaniesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const viewed = { portal: { path: paths.viewedProfile } };

export const Populated: Story = { tags: ['every-run'] };
export const ViewedPopulated: Story = { tags: ['every-run'], parameters: viewed };
export const ViewedNotFound: Story = {
  parameters: { portal: { path: `${paths.viewedProfile}?search=umbrella` } },
  globals: { scenario: 'empty' },
};
export const ViewedEmpty: Story = { parameters: viewed, globals: { scenario: 'empty' } };
export const Failing: Story = { globals: { scenario: 'unavailable' } };
export const Empty: Story = { globals: { scenario: 'empty' } };
export const Loading: Story = { globals: { scenario: 'pending' } };
export const ViewedLoading: Story = { parameters: viewed, globals: { scenario: 'pending' } };
export const ViewedFailing: Story = {
  parameters: viewed,
  globals: { scenario: 'unavailable' },
};
export const Phone: Story = {
  globals: { viewport: { value: 'narrow' } },
};
