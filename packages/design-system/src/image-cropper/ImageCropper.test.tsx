import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ImageCropper, type PictureArea } from './ImageCropper.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400"/></svg>',
)}`;

test('begins with the middle of the picture, and the arrow keys and the slider change the part', async () => {
  const areas: PictureArea[] = [];
  render(
    <ImageCropper src={picture} label="Part" zoomLabel="Size" onAreaChange={(area) => areas.push(area)} />,
  );
  await vi.waitFor(() => expect(areas.at(-1)).toEqual({ x: 200, y: 0, width: 400, height: 400 }));
  screen.getByRole('group', { name: 'Part' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await vi.waitFor(() => expect(areas.at(-1)?.x).not.toBe(200));
  screen.getByRole('slider', { name: 'Size' }).focus();
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(areas.at(-1)?.width).toBe(133));
});
