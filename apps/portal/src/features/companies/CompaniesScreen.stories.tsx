import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/paths.ts';
import { inPortal } from '../../shared/story/inPortal.tsx';
import { CompaniesScreen } from './CompaniesScreen.tsx';

const at = (path: string) => [inPortal({ path, namespaces: ['companies'] })];

const meta = {
  title: 'Companies/CompaniesScreen',
  component: CompaniesScreen,
} satisfies Meta<typeof CompaniesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Populated: Story = { tags: ['every-run'], decorators: at(paths.companies) };
export const ViewedPopulated: Story = { tags: ['every-run'], decorators: at(paths.viewedProfile) };
export const ViewedEmpty: Story = { decorators: at(paths.viewedProfile), globals: { scenario: 'empty' } };
export const Failing: Story = { decorators: at(paths.companies), globals: { scenario: 'unavailable' } };
export const Empty: Story = { decorators: at(paths.companies), globals: { scenario: 'empty' } };
export const Loading: Story = { decorators: at(paths.companies), globals: { scenario: 'pending' } };
export const ViewedLoading: Story = { decorators: at(paths.viewedProfile), globals: { scenario: 'pending' } };
export const ViewedFailing: Story = {
  decorators: at(paths.viewedProfile),
  globals: { scenario: 'unavailable' },
};
export const Phone: Story = {
  decorators: at(paths.companies),
  globals: { viewport: { value: 'narrow' } },
};
