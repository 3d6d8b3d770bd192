import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { AppFrame, BottomBar, PhoneBar, Sidebar, TopBar } from '../app-frame/AppFrame.tsx';
import { themeClass } from '../theme/index.ts';
import { ScreenOnly } from './ScreenOnly.tsx';

const onPaper = (isOn: boolean) => cdp().send('Emulation.setEmulatedMedia', { media: isOn ? 'print' : '' });
const isShown = (text: string) => screen.getByText(text).checkVisibility();
const root = document.documentElement;

afterEach(async () => {
  root.classList.remove(themeClass.dark);
  await onPaper(false);
});

test('is on the screen and not on paper', async () => {
  render(
    <>
      <p>Letter</p>
      <ScreenOnly>
        <p>Print</p>
      </ScreenOnly>
    </>,
  );
  expect([isShown('Letter'), isShown('Print')]).toEqual([true, true]);
  await onPaper(true);
  expect([isShown('Letter'), isShown('Print')]).toEqual([true, false]);
});

test('leaves the bars around a page off the paper', async () => {
  render(
    <AppFrame
      skipLabel="Skip"
      topBar={<TopBar>Top</TopBar>}
      sidebar={
        <Sidebar label="Main" brand="Michi">
          <p>Side</p>
        </Sidebar>
      }
      phoneBar={<PhoneBar title="Phone" />}
      bottomBar={
        <BottomBar label="Places">
          <li>Bottom</li>
        </BottomBar>
      }
    >
      <p>Letter</p>
    </AppFrame>,
  );
  expect([isShown('Top'), isShown('Side')]).toEqual([true, true]);
  await onPaper(true);
  expect(['Letter', 'Skip', 'Top', 'Side', 'Phone', 'Bottom'].filter(isShown)).toEqual(['Letter']);
});

test('prints dark on white from a dark screen', async () => {
  root.classList.add(themeClass.dark);
  const ground = () => getComputedStyle(root).getPropertyValue('--michi-color-surface-raised');
  const dark = ground();
  await onPaper(true);
  const printed = ground();
  root.classList.remove(themeClass.dark);
  expect(printed).toBe(ground());
  expect(printed).not.toBe(dark);
});
