import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { guidance } from '../story/guidance.ts';
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
  argTypes: { errors: { control: 'object' } },
  parameters: guidance({
    do: [
      'Put it above the form, and name every fault in the order of the fields.',
      'Write each fault as at its field, word for word.',
      'Hand over `submitCount` as `attempt`, so that every failed try brings the reader back.',
    ],
    dont: [
      'Do not show it while somebody is still typing. It comes with the attempt to send.',
      'Do not use it for what the server refuses as a whole: that is an `Alert`.',
    ],
    accessibility: [
      'A group named by its title. It takes the focus when it appears and at every further attempt.',
      'Each fault is a link that puts the focus into its field; in a group on the chosen or the first answer.',
      'The address in the browser stays as it is.',
      'axe cannot see whether a `fieldId` belongs to a field that is there.',
    ],
  }),
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { attempt: 1 } };

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
