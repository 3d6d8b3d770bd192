import { afterEach, expect, test, vi } from 'vitest';
import { pushPermission } from './usePush.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('does not query the browser during rendering, but once a frame is painted', async () => {
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  pushPermission.refresh();
  permission.mockClear();
  permission.mockReturnValue('denied');
  const received: string[] = [];
  const end = pushPermission.subscribe(() => received.push(pushPermission.read()));
  expect(pushPermission.read()).toBe('default');
  expect(permission).not.toHaveBeenCalled();
  await expect.poll(() => received).toEqual(['denied']);
  expect(permission).toHaveBeenCalledOnce();
  end();
});

test("detects a change in the browser's settings when the window regains focus, and notifies no unsubscribed listener", async () => {
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
  pushPermission.refresh();
  const received: string[] = [];
  const end = pushPermission.subscribe(() => received.push(pushPermission.read()));
  permission.mockReturnValue('granted');
  dispatchEvent(new Event('focus'));
  expect(received).toEqual(['granted']);
  end();
  permission.mockReturnValue('default');
  dispatchEvent(new Event('focus'));
  pushPermission.refresh();
  expect(received).toEqual(['granted']);
});
