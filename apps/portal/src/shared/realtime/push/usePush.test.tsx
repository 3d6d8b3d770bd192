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
  const heard: string[] = [];
  const end = pushPermission.subscribe(() => heard.push(pushPermission.read()));
  expect(pushPermission.read()).toBe('default');
  expect(permission).not.toHaveBeenCalled();
  await expect.poll(() => heard).toEqual(['denied']);
  expect(permission).toHaveBeenCalledOnce();
  end();
});

test("detects a change in the browser's settings when the window regains focus, and notifies no unsubscribed listener", async () => {
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('denied');
  pushPermission.refresh();
  const heard: string[] = [];
  const end = pushPermission.subscribe(() => heard.push(pushPermission.read()));
  permission.mockReturnValue('granted');
  dispatchEvent(new Event('focus'));
  expect(heard).toEqual(['granted']);
  end();
  permission.mockReturnValue('default');
  dispatchEvent(new Event('focus'));
  pushPermission.refresh();
  expect(heard).toEqual(['granted']);
});
