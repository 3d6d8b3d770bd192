import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CopyableText } from './CopyableText.tsx';

afterEach(() => vi.restoreAllMocks());

test('shows the text in groups and copies it unchanged', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(
    <CopyableText
      label="Key"
      text="JBSWY3DP"
      shown="JBSW Y3DP"
      copyLabel="Copy"
      copiedLabel="Copied"
      failedLabel="Not copied"
    />,
  );
  expect(screen.getByRole('group', { name: 'Key' }).textContent).toContain('JBSW Y3DP');
  await userEvent.click(screen.getByRole('button', { name: 'Copy Key' }));
  expect(write.mock.calls).toEqual([['JBSWY3DP']]);
});
