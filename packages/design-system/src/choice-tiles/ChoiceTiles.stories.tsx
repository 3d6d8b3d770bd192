import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Video } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import { guidance } from '../story/guidance.ts';
import { ChoiceTiles, type ChoiceTilesProps } from './ChoiceTiles.tsx';

/** Keeps the selection, as a screen does. */
function Held({ value: first, ...rest }: ChoiceTilesProps<string>) {
  const [value, setValue] = useState(first);
  return <ChoiceTiles {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Fields/ChoiceTiles',
  component: ChoiceTiles<string>,
  render: (args) => <Held {...args} />,
  args: {
    label: 'Time',
    requirement: 'Required',
    fill: 'small',
    value: '10:00',
    onValueChange: () => undefined,
    options: [
      { value: '9:00', label: '09:00' },
      { value: '10:00', label: '10:00' },
      { value: '11:00', label: '11:00', note: 'Taken', disabled: true },
      { value: '13:00', label: '13:00' },
      { value: '14:00', label: '14:00' },
    ],
  },
  argTypes: {
    options: { control: false },
    value: { control: false },
    fill: { control: 'select', options: ['small', 'medium', 'large'] },
    hint: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Use it for one answer that deserves to be seen: free times of a day, a counsellor.',
      'Say in the note why a tile cannot be chosen: “Taken”.',
      'Take `fill="small"` for times, `medium` and `large` where a note or a picture stands in the tile.',
    ],
    dont: [
      'Do not use it for two or three short answers: `RadioGroup` or `SegmentedControl` takes less room.',
      'Do not leave out times that are taken. Seeing them tells why so few are left.',
      'Do not let a tile do something at once. It answers, a button sends.',
    ],
    accessibility: [
      'Native radios in a `radiogroup`: one stop of the Tab key, the arrows choose and pass what cannot be chosen.',
      'Label and note are the name of a tile; an error makes the group invalid and describes it.',
      'What is chosen has an edge and a ground of its own, and the box keeps its ring for the focus.',
      'axe cannot see whether the pictures in the tiles add anything; they are hidden unless they are named.',
    ],
  }),
} satisfies Meta<typeof ChoiceTiles<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Times: Story = {};
export const WithPictures: Story = {
  args: {
    label: 'Counsellor',
    fill: 'medium',
    value: 'asai',
    options: [
      { value: 'asai', label: 'Yuko Asai', note: '214 students', leading: <Avatar name="Yuko Asai" /> },
      { value: 'online', label: 'Online', leading: <Icon icon={Video} /> },
      { value: 'office', label: 'At the career office', leading: <Icon icon={Landmark} /> },
    ],
  },
};
export const NothingChosen: Story = { args: { value: null, error: 'Choose a time' } };
export const Japanese: Story = {
  args: {
    label: '相談の内容',
    fill: 'medium',
    value: 'interview',
    options: [
      { value: 'interview', label: '面接', note: '模擬面接、受け答えの準備' },
      { value: 'resume', label: '履歴書・エントリーシート', note: '添削' },
    ],
  },
};
