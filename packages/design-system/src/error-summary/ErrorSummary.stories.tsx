import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Fields/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'One answer needs your attention',
    errors: [{ fieldId: 'phone', message: 'Phone number is required' }],
  },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField id="phone" label="Phone number" type="tel" error="Phone number is required" />
      <RadioGroup id="place" label="Place" options={[{ value: 'online', label: 'Online' }]} />
    </>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = {
  args: {
    title: 'Two answers need your attention',
    errors: [
      { fieldId: 'phone', message: 'Phone number is required' },
      { fieldId: 'place', message: 'Choose a place' },
    ],
  },
};
export const Japanese: Story = {
  args: {
    title: '1件の項目を確認してください',
    errors: [{ fieldId: 'phone', message: '電話番号を入力してください' }],
  },
};
