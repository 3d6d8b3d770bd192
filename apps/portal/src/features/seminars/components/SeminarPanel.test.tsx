import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listPath, renderSeminar } from '../renderSeminars.fixture.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

describe('a seminar', () => {
  it('is a page on a phone, with a link back to the same list', async () => {
    await renderSeminar('populated');
    expect(await screen.findByRole('heading', { level: 1, name: /^Second interviews/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to seminars' }).getAttribute('href')).toBe(
      `${listPath}?search=robot`,
    );
  });

  it('is shown beside the list if there is room', async () => {
    await page.viewport(1440, 900);
    await renderSeminar('populated');
    expect(await screen.findByRole('heading', { level: 2, name: /^Second interviews/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'A morning with delivery robots' })).toBeTruthy();
  });

  it.each([
    ['populated', '4 seats left'],
    ['unlimited', 'Open'],
    ['full', 'Full, with a waiting list'],
    ['closed', 'Closed'],
    ['notForYou', 'You can’t apply: it’s for other graduation years'],
    ['registered', 'You have a seat'],
    ['waiting', 'You’re number 2 on the waiting list'],
    ['seatHeld', 'A seat is on hold for you until Sat 21 Nov, 08:30 JST'],
    ['invited', 'You’re invited'],
    ['attended', 'You attended'],
    ['cancelled', 'Ended on Tue 17 Nov'],
    ['calledOff', 'Cancelled by the organizer'],
  ])('that is %s says "%s" and no other of these sentences', async (example, text) => {
    await renderSeminar(example);
    const heading = await screen.findByRole('heading', { level: 1 });
    const head = heading.closest('div')?.parentElement?.parentElement;
    expect(head?.textContent).toContain(text);
    const others = ['seats left', 'Full, with', 'Closed', 'Not for you', 'You have a seat', 'You’re number'];
    for (const other of others.filter((each) => !text.includes(each))) {
      expect(head?.textContent).not.toContain(other);
    }
  });

  it.each([
    ['en', 'checkConditions', 'Check the requirements', /graduating in 2027\./, 'Add your graduation year'],
    ['en', 'fullToCheck', 'Check the requirements', /graduating in 2027\./, 'Add your graduation year'],
    ['jp', 'checkConditions', '参加条件をご確認ください', /2027年卒の学生が対象/, '卒業年を登録する'],
  ] as const)(
    'for years the profile does not say is no yes: %s, %s',
    async (language, example, title, why, add) => {
      await renderSeminar(example, { language });
      const [first] = await screen.findAllByText(title);
      expect(first).toBeTruthy();
      expect(screen.getByText(why)).toBeTruthy();
      expect(screen.getByRole('link', { name: add }).getAttribute('href')).toBe(
        '/student/profile/edit?section=personal',
      );
      // Coming in is still the student's to try.
      expect(
        screen.getByRole('button', { name: /^(Apply for this|Join waiting|このセミナーに)/ }),
      ).toBeTruthy();
    },
  );

  it.each([
    ['en', 'Your university’s deadline was Thu 19 Nov, 17:00 JST.'],
    ['jp', '学内締切は11/19（木）17:00（日本時間）でした。'],
  ] as const)('closed by the university’s deadline names it: %s', async (language, sentence) => {
    await renderSeminar('closed', { language });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('open until the university’s deadline shows that one, which is the earlier', async () => {
    await renderSeminar('populated');
    expect(await screen.findByText(/^Apply by Wed 25 Nov, 17:00 JST/)).toBeTruthy();
  });

  it('that the organizer cancelled names no deadline, which would still be ahead', async () => {
    await renderSeminar('calledOff');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('Capacity')).toBeTruthy();
    expect(screen.queryByText(/deadline$/)).toBeNull();
  });

  it.each(['calledOff', 'cancelled'])(
    'that is %s offers no seat, no link and no feedback',
    async (example) => {
      await renderSeminar(example);
      await screen.findByRole('heading', { level: 1 });
      const facts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
      expect(facts).toContainEqual(expect.stringMatching(/^Capacity\d+ seats$/));
      expect(facts.filter((fact) => /^Link|seats left|Opens after/.test(fact ?? ''))).toEqual([]);
      expect(screen.queryByText('No conflicts in your calendar')).toBeNull();
    },
  );

  it('with required years that the profile lacks has no mark in a list, whose notice asks once', async () => {
    await renderSeminar('checkConditions');
    const other = await screen.findByRole('link', { name: 'Thu 10 Dec, 10:00–\u206011:30' });
    expect(other.closest('li')?.textContent).not.toContain('Check the requirements');
  });

  it('shows every field the organizer gives, in the student’s zone with the zone named', async () => {
    await renderSeminar('registered');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText('Japan Standard Time (Asia/Tokyo, JST)')).toBeTruthy();
    const facts = Object.fromEntries(
      screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
    );
    expect(facts).toMatchObject({
      Format: 'Online or offline',
      Place: 'Yukari Robotics test course',
      'Nearest station': 'Shin-Yuri, 12 min on foot',
      Address: '2-8-4 Shin-Yuri, Asao-ku, Kawasaki',
      Link: '-',
      Camera: 'Optional',
      Microphone: 'Off',
      Capacity: '30 seats\u00A0· 9 seats left',
      'Application deadline': 'Thu 26 Nov, 23:59 JST',
      'Graduation year': '2027, 2028',
      'What to bring': 'Shoes you can walk in',
      'Dress code': 'Casual',
      Feedback: 'Opens after you attend',
      Applied: 'Mon 16 Nov, 18:20',
    });
    expect(screen.getByRole('list', { name: 'Program' }).textContent).toContain('The test course on foot');
    expect(screen.getByText(/Mio Hayashi/).textContent).toContain('Test engineer');
    expect(screen.getByRole('link', { name: /See on a map/ }).getAttribute('href')).toMatch(/^https:/);
    expect(screen.getByRole('link', { name: 'See company' }).getAttribute('href')).toMatch(
      /^\/student\/seminar\/public-seminar\/company-details\?id=/,
    );
  });

  it('lets those with a seat join once the link is open', async () => {
    await renderSeminar('openLink');
    expect((await screen.findByRole('link', { name: 'Join online' })).getAttribute('href')).toBe(
      'https://meet.example/second-interviews',
    );
  });

  it('leads from attending to feedback', async () => {
    await renderSeminar('attended');
    expect((await screen.findByRole('link', { name: 'Give feedback' })).getAttribute('href')).toMatch(
      /^\/student\/seminar\/public-seminar\/feedback\?id=/,
    );
  });

  it('shows the QR code at the door', async () => {
    await renderSeminar('registered');
    await userEvent.click(await screen.findByRole('button', { name: 'Show my QR code at the door' }));
    expect(await screen.findByRole('img', { name: 'QR code that identifies you' })).toBeTruthy();
  });

  it('that is not there says so', async () => {
    await renderSeminar('populated', { overrides: { showSeminar: { status: 404 } } });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this seminar' })).toBeTruthy();
  });
});
