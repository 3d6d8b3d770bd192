import { slowAnswerMilliseconds } from '@michi/api/mocks';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useNavigate } from 'react-router-dom';
import { drafts } from '../../shared/offline/drafts/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/browser-storage/forget.ts';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { useWriteToCompany } from './useWriteToCompany.ts';

afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

function Write({ leaves }: { readonly leaves: boolean }) {
  const navigate = useNavigate();
  const { open } = useWriteToCompany('0199a1c2-0000-7000-8000-0000000b0002');
  return (
    <button
      type="button"
      onClick={() => {
        open('A question');
        if (leaves) void navigate('/elsewhere');
      }}
    >
      Write
    </button>
  );
}

const isobeDraft = 'chat-0199a1c2-0000-7000-8000-0000000f2001';

test.each([
  [false, /^\/student\/chat/, { text: 'A question' }],
  [true, /^\/elsewhere$/, {}],
])(
  'goes to the conversation unless the reader has left the screen (left: %s)',
  async (leaves, address, draft) => {
    const portal = await renderInPortal(
      [
        { path: '/', element: <Write leaves={leaves} /> },
        { path: '*', element: <p>Another screen</p> },
      ],
      { namespaces: ['offers'], overrides: leaves ? { showChatEntity: 'slow' } : {} },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Write' }));
    await screen.findByText('Another screen');
    if (leaves) await new Promise((resolve) => setTimeout(resolve, slowAnswerMilliseconds + 300));
    expect(portal.address()).toMatch(address);
    expect(drafts.read(isobeDraft)).toEqual(draft);
  },
);
