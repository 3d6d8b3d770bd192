import { useShowJobOffer, type OfferLetter } from '@michi/api/job';
import { cleanup, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { readDraftOffer, drafts } from '../../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../../shared/session/forget.ts';
import { renderInPortal } from '../../../shared/test/renderInPortal.tsx';
import { useWriteToCompany } from './LetterDialog.tsx';

afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

const offerId = '0199a1c2-0000-7000-8000-0000000a1003';

function Write({ leaves }: { readonly leaves: boolean }) {
  const { data: letter } = useShowJobOffer(offerId);
  return letter === undefined ? null : <Question letter={letter} leaves={leaves} />;
}

function Question({ letter, leaves }: { readonly letter: OfferLetter; readonly leaves: boolean }) {
  const navigate = useNavigate();
  const { open } = useWriteToCompany(letter);
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
  [false, /^\/student\/chat/, { text: 'A question' }, offerId],
  [true, /^\/elsewhere$/, {}, undefined],
])(
  'goes to the conversation unless the reader has left the screen (left: %s)',
  async (leaves, address, draft, attached) => {
    const portal = await renderInPortal(
      [
        { path: '/', element: <Write leaves={leaves} /> },
        { path: '*', element: <p>Another screen</p> },
      ],
      { namespaces: ['offers'] },
    );
    const write = await screen.findByRole('button', { name: 'Write' });
    const release = leaves ? portal.holdResponses() : () => undefined;
    await userEvent.click(write);
    await screen.findByText('Another screen');
    release();
    await expect.poll(() => portal.responses.at(1)?.bodyUsed).toBe(true);
    expect(portal.address()).toMatch(address);
    const { offer: _, ...text } = drafts.read(isobeDraft);
    expect(text).toEqual(draft);
    expect(readDraftOffer(drafts.read(isobeDraft))?.id).toBe(attached);
  },
);
