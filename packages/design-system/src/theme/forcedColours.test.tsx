import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { ToggleChip } from '../chip/Chip.tsx';
import { Conversation, Message } from '../conversation/Conversation.tsx';
import { DataGrid } from '../data-grid/DataGrid.tsx';
import { Divider } from '../divider/Divider.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { Seats } from '../seats/Seats.tsx';
import { SmallMonth } from '../small-month/SmallMonth.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Tabs } from '../tabs/Tabs.tsx';

const forced = (isOn: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: isOn ? 'active' : '' }],
  });
beforeAll(() => forced(true));
afterAll(() => forced(false));

const first = (selector: string, pseudo?: string) => () => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`${selector} is not there`);
  return getComputedStyle(element, pseudo);
};
const day = (date: string) => ({ date, number: date.slice(-1), label: date });

// Backgrounds and shadows are removed there: what only they convey has to be drawn in system colours.
test.each<{
  readonly what: string;
  readonly draw: () => ReactElement;
  readonly style: () => CSSStyleDeclaration;
}>([
  {
    what: 'the line below the selected tab',
    draw: () => (
      <Tabs label="Jobs" items={[{ value: 'a', label: 'A' }]} value="a" onValueChange={() => undefined} />
    ),
    style: first('[role=tab]', '::after'),
  },
  {
    what: 'how far something has come',
    draw: () => <ProgressBar label="Profile" value={40} />,
    style: first('[role=progressbar] > *'),
  },
  {
    what: 'the bar of the open row',
    draw: () => <ListRow as="article" title="Open" selected />,
    style: first('article', '::before'),
  },
  {
    what: 'a seat that is taken',
    draw: () => <Seats total={2} left={1} />,
    style: first('[aria-hidden] > span'),
  },
  { what: 'the shape of what is on its way', draw: () => <Skeleton />, style: first('[aria-hidden]') },
])('$what is seen in forced colours', ({ draw, style }) => {
  const ground = document.createElement('div');
  ground.style.backgroundColor = 'Canvas';
  document.body.append(ground);
  render(draw(), { container: ground });
  expect(style().backgroundColor).not.toBe(getComputedStyle(ground).backgroundColor);
  ground.remove();
});

test('a divider is drawn as a border, which forced colours keep', () => {
  render(<Divider />);
  expect(first('[aria-hidden]')().borderTopWidth).toBe('1px');
});

test('a pressed chip has a border in forced colours', () => {
  const chip = (pressed: boolean) => (
    <ToggleChip plain pressed={pressed} onPressedChange={() => undefined}>
      {pressed ? 'On' : 'Off'}
    </ToggleChip>
  );
  render(
    <>
      {chip(true)}
      {chip(false)}
    </>,
  );
  const edge = (name: string) => getComputedStyle(screen.getByRole('button', { name }));
  expect(edge('On').borderTopColor).not.toBe(edge('Off').borderTopColor);
  expect(edge('On').borderTopWidth).not.toBe(edge('Off').borderTopWidth);
});

test('the reader’s own message keeps a border in forced colours', () => {
  render(
    <Conversation label="Messages" jumpLabel="Down">
      <Message side="mine" sender="You" text="Hello" />
    </Conversation>,
  );
  expect(getComputedStyle(screen.getByText('Hello')).borderTopStyle).toBe('solid');
});

test('the chosen day keeps a ring in forced colours', () => {
  render(
    <SmallMonth
      label="November"
      weekdays={[{ short: 'M', long: 'Monday' }]}
      weeks={[[day('2026-11-01'), day('2026-11-02')]]}
      value="2026-11-02"
      onValueChange={() => undefined}
    />,
  );
  const styleOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).borderTopStyle;
  expect([styleOf('2026-11-01'), styleOf('2026-11-02')]).toEqual(['none', 'solid']);
});

test('a locked cell of a grid has no field border in forced colours', () => {
  render(
    <DataGrid
      id="hours"
      label="Hours"
      rowHeading="Day"
      columns={[{ id: 'start', label: 'Start', kind: 'entry', width: 'medium' }]}
      groups={[
        {
          id: '1',
          rows: [
            { id: 'sun', head: 'Sun', locked: true, cells: { start: '9:00' } },
            { id: 'mon', head: 'Mon', cells: { start: '9:00' } },
          ],
        },
      ]}
      onValuesChange={() => undefined}
    />,
  );
  const edges = screen.getAllByRole('textbox').map((cell) => getComputedStyle(cell).borderTopColor);
  const ground = document.createElement('div');
  ground.style.backgroundColor = 'Canvas';
  document.body.append(ground);
  const canvas = getComputedStyle(ground).backgroundColor;
  ground.remove();
  expect(edges.map((edge) => edge === canvas)).toEqual([true, false]);
});
