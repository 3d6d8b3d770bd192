import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import JsonDialog from './components/JsonDialog.tsx';

test.each([
  ['en' as const, 'We found nothing in this file that fits your profile.'],
  ['jp' as const, 'ファイルに、プロフィールに取り込める内容が見つかりませんでした。'],
])(
  'says of a JSON Resume in which nothing stands just that, and nothing of scanned pages (%s)',
  async (language, words) => {
    await renderInPortal(<JsonDialog onClose={() => undefined} />, { namespaces: ['resume'], language });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('There is no place for a file');
    const file = new File(['{"basics":null,"work":null,"education":null}'], 'resume.json');
    await userEvent.upload(input, file);
    expect(await screen.findByText(words)).toBeTruthy();
  },
);
