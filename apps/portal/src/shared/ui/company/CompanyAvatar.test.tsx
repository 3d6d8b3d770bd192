import { job } from '@michi/api/mocks';
import type { Seminar } from '@michi/api/seminar';
import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderInPortal } from '../../test/renderInPortal.tsx';
import { CompanyAvatar, OrganizerAvatar } from './CompanyAvatar.tsx';

afterEach(cleanup);

const logo = {
  text: null,
  textJp: null,
  sizes: [
    { width: 96, url: 'pictures/1?width=96' },
    { width: 192, url: 'pictures/1?width=192' },
  ],
};
const company = { ...job().company, name: 'Yukari Robotics' };

const imageIn = async (element: ReactElement) => {
  await renderInPortal(element);
  return { image: document.body.querySelector('img'), text: document.body.textContent.trim() };
};

test('a logo comes in its widths from the common service, as decoration beside the name', async () => {
  const { image } = await imageIn(<CompanyAvatar company={{ ...company, logo }} size={56} />);
  const common = new URL('/api/common/', document.baseURI).href;
  expect(image?.srcset).toBe(`${common}pictures/1?width=96 96w, ${common}pictures/1?width=192 192w`);
  expect([image?.sizes, image?.alt, image?.width]).toEqual(['56px', '', 56]);
});

test('a company without a logo has its letter', async () => {
  expect(await imageIn(<CompanyAvatar company={{ ...company, logo: null }} />)).toEqual({
    image: null,
    text: 'Y',
  });
});

test('a seminar has the logo of its company only where the company organizes it', async () => {
  const taken = { ...company, logo };
  const own = { type: 'COMPANY', id: company.id, name: company.name, nameJp: null } as const;
  const of = (organizer: Seminar['organizer']) =>
    imageIn(<OrganizerAvatar seminar={{ organizer, company: taken }} />);
  expect((await of(own)).image).not.toBeNull();
  cleanup();
  expect((await of({ ...own, type: 'UNIVERSITY', id: `${company.id.slice(0, -1)}f` })).image).toBeNull();
});
