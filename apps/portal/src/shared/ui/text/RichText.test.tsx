import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { RichText } from './RichText.tsx';

afterEach(cleanup);

it('shows paragraphs, lists and emphasis', () => {
  render(<RichText html="<p>One <strong>two</strong></p><ul><li>three</li></ul>" />);
  expect(screen.getByText('two').localName).toBe('strong');
  expect(screen.getByRole('listitem').textContent).toBe('three');
});

it('leaves out scripts, handlers and addresses that run code', () => {
  const { container } = render(
    <RichText
      html={
        '<p onclick="alert(1)">a<script>alert(2)</script><img src=x onerror="alert(3)"></p><a href="javascript:alert(4)">b</a>'
      }
    />,
  );
  expect(container.textContent).toBe('ab');
  expect(container.querySelector('script, img, a, [onclick]')).toBeNull();
});

it('keeps a link to a page, opened apart', () => {
  render(<RichText html='<a href="https://yukari.example/jobs">more</a>' />);
  const link = screen.getByRole('link', { name: 'more' });
  expect(link.getAttribute('href')).toBe('https://yukari.example/jobs');
  expect(link.getAttribute('rel')).toContain('noreferrer');
});

it('links addresses written as text, and none inside a link', async () => {
  await renderInPortal(
    <RichText html='<p>詳細はhttps://isobe.example/guideをご覧ください。<a href="https://yukari.example">https://yukari.example</a> hr@isobe.example</p>' />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://isobe.example/guide',
    'https://yukari.example',
    'mailto:hr@isobe.example',
  ]);
});
