import { render, screen } from '@testing-library/react';
import { House } from 'lucide-react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppFrame, BottomBar, BottomBarItem, NavGroup, NavItem, NavList, Sidebar } from './AppFrame.tsx';

const frame = (onOpenChange: (open: boolean) => void = () => undefined) => (
  <AppFrame
    skipLabel="Skip to content"
    sidebar={
      <Sidebar label="Main" brand="Michi">
        <NavList>
          <NavGroup icon={House} label="Dashboard" open onOpenChange={onOpenChange}>
            <NavItem label="My Progress" link={<a href="#progress" />} current />
          </NavGroup>
          <NavItem icon={House} label="Chat" link={<a href="#chat" />} count={3} countLabel="3 unread" />
        </NavList>
      </Sidebar>
    }
    bottomBar={
      <BottomBar label="Main places">
        <BottomBarItem icon={House} label="Home" link={<a href="#home" />} current />
      </BottomBar>
    }
  >
    Contents
  </AppFrame>
);

test('the first Tab focuses a link that jumps to the contents without changing the address', async () => {
  render(frame());
  const before = location.href;
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Skip to content');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(location.href).toBe(before);
});

test('says which place is the current one and how much is unread', () => {
  render(frame());
  expect(screen.getByRole('link', { name: 'My Progress' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Chat 3 unread' })).toBeTruthy();
});

test('the sidebar is 230 px wide, and 90 when minimised', () => {
  render(
    <>
      <Sidebar label="Wide" brand="Michi">
        <NavList>{null}</NavList>
      </Sidebar>
      <Sidebar label="Narrow" brand="Michi" minimised>
        <NavList>{null}</NavList>
      </Sidebar>
    </>,
  );
  const widthOf = (name: string) => screen.getByRole('navigation', { name }).getBoundingClientRect().width;
  expect([widthOf('Wide'), widthOf('Narrow')]).toEqual([230, 90]);
});

test('a group requests to be closed', async () => {
  const onOpenChange = vi.fn();
  render(frame(onOpenChange));
  await userEvent.click(screen.getByRole('button', { name: 'Dashboard' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('shows the sidebar on wide screens and the bottom bar on phones, never both', async () => {
  render(frame());
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main places' })).toBeNull();
  await page.viewport(390, 844);
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Main places' })).not.toBeNull();
  await page.viewport(1280, 800);
});
