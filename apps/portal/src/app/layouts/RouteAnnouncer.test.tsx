import { cleanup, screen, render } from '@testing-library/react';
import { Link, Outlet, createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { MasterDetail } from '@michi/design-system/master-detail';
import { PageHeader } from '@michi/design-system/page-header';
import { useState, type ReactNode } from 'react';
import { paths, toFavorites, toNews } from '../../shared/navigation/paths.ts';
import { afterFrame } from '../../shared/ui/screen/afterLoad.ts';
import { BackButton } from '../../shared/test/BackButton.tsx';

afterEach(cleanup);

function Named() {
  useScreenTitle('Aozora');
  return <Link to="/jobs">Jobs</Link>;
}

const layout = (
  <>
    <Outlet />
    <RouteAnnouncer />
  </>
);

const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('names a screen by its route, or by what the screen says of itself as long as it is shown', async () => {
  await renderInPortal(
    [
      {
        element: layout,
        children: [
          {
            path: '/jobs',
            handle: { title: 'jobs:publicJobs' },
            element: <Link to="/company">Company</Link>,
          },
          { path: '/company', handle: { title: 'companies:title' }, Component: Named },
        ],
      },
    ],
    { path: '/jobs', namespaces: ['jobs', 'companies'] },
  );
  expect(document.title).toBe('Public Jobs · Michi');
  expect(announcements()).not.toContain('Public Jobs');
  await userEvent.click(screen.getByRole('link', { name: 'Company' }));
  await vi.waitFor(() => expect(announcements()).toContain('Aozora'));
  expect(document.title).toBe('Aozora · Michi');
  await userEvent.click(screen.getByRole('link', { name: 'Jobs' }));
  await vi.waitFor(() => expect(announcements()).toContain('Public Jobs'));
  expect(document.title).toBe('Public Jobs · Michi');
});

/** What the list of the scene is made of, and whether it stays while one of its things is open. */
const list = { things: ['one', 'two'], isLate: false, isBeside: false };

beforeEach(() => Object.assign(list, { things: ['one', 'two'], isLate: false, isBeside: false }));
afterEach(cleanup);

function Things({ to }: { readonly to: (thing: string) => string }) {
  const [isThere, setThere] = useState(!list.isLate);
  return isThere ? (
    <ul>
      {list.things.map((thing) => (
        <li key={thing}>
          <Link to={to(thing)}>{thing}</Link>
        </li>
      ))}
    </ul>
  ) : (
    // As an answer comes: by no act of the reader.
    <span data-testid="answer" onAnimationStart={() => setThere(true)} />
  );
}

function Screen({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  useScreenTitle(title);
  return (
    <>
      <PageHeader title={title} />
      {children}
    </>
  );
}

/** Within one place, the news; each thing of the favorites is of another. */
function Contents() {
  const { pathname, search } = useLocation();
  const thing = new URLSearchParams(search).get('post');
  const things = <Things to={(post) => toNews({ post })} />;
  if (pathname === paths.favorites)
    return (
      <Screen title="Favorites">
        <Things to={() => paths.courses} />
      </Screen>
    );
  if (pathname === paths.courses) return <Screen title="Courses" />;
  if (list.isBeside) {
    const open = <MasterDetail showing="list" detailLabel="Open" list={things} detail={thing} />;
    return <Screen title={thing === null ? 'News' : `News: ${thing}`}>{open}</Screen>;
  }
  if (thing === null) return <Screen title="News">{things}</Screen>;
  return <Screen title={`About ${thing}`} />;
}

function Page() {
  return (
    <>
      <main tabIndex={-1}>
        <Contents />
      </main>
      <a href="#elsewhere">Elsewhere</a>
      <BackButton />
      <RouteAnnouncer />
    </>
  );
}

const show = (address: string) => {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  return render(<RouterProvider router={router} useTransitions={false} />);
};

const link = (name: string) => screen.getByRole('link', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** As the browser's own button goes back, which takes no focus of the page. */
const goBack = () => screen.getByRole('button', { name: 'Back' }).click();

test.each([
  ['of one place', toNews(), 'News', 'About two'],
  ['of another place', toFavorites(), 'Favorites', 'Courses'],
])(
  'moves the focus to the heading of a screen %s, and back to the link on the way back',
  async (_where, path, title, name) => {
    show(path);
    await heading(title);
    expect(document.activeElement).toBe(document.body);
    await userEvent.click(link('two'));
    const next = await heading(name);
    await vi.waitFor(() => expect(document.activeElement).toBe(next));
    goBack();
    await vi.waitFor(() => expect(document.activeElement).toBe(link('two')));
  },
);

test('knows the link that was tapped where a tap gives it no focus', async () => {
  show(toNews());
  await heading('News');
  link('two').click();
  await heading('About two');
  goBack();
  await vi.waitFor(() => expect(document.activeElement).toBe(link('two')));
});

test('distinguishes links to the same address', async () => {
  list.things = ['first', 'second', 'third'];
  show(toFavorites());
  await heading('Favorites');
  await userEvent.click(link('second'));
  await heading('Courses');
  goBack();
  await vi.waitFor(() => expect(document.activeElement).toBe(link('second')));
});

test('waits at the heading for a list that comes later', async () => {
  show(toNews());
  await heading('News');
  await userEvent.click(link('two'));
  await heading('About two');
  list.isLate = true;
  goBack();
  const title = await heading('News');
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  screen.getByTestId('answer').dispatchEvent(new AnimationEvent('animationstart', { bubbles: true }));
  await vi.waitFor(() => expect(document.activeElement).toBe(link('two')));
});

test('does not move the focus once the reader has navigated on', async () => {
  show(toNews());
  await heading('News');
  await userEvent.click(link('two'));
  await heading('About two');
  list.isLate = true;
  goBack();
  const title = await heading('News');
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  await userEvent.keyboard('{Tab}');
  const elsewhere = link('Elsewhere');
  expect(document.activeElement).toBe(elsewhere);
  screen.getByTestId('answer').dispatchEvent(new AnimationEvent('animationstart', { bubbles: true }));
  await vi.waitFor(() => expect(link('two')).toBeTruthy());
  expect(document.activeElement).toBe(elsewhere);
});

test('moves the focus to the heading if the link no longer exists', async () => {
  show(toNews());
  await heading('News');
  await userEvent.click(link('two'));
  await heading('About two');
  list.things = ['one'];
  goBack();
  const title = await heading('News');
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
});

test('keeps the focus if the list stays beside the opened item', async () => {
  list.isBeside = true;
  show(toNews());
  await heading('News');
  await userEvent.click(link('two'));
  await heading('News: two');
  await userEvent.click(link('one'));
  await heading('News: one');
  expect(document.activeElement).toBe(link('one'));
  link('two').focus();
  goBack();
  await heading('News: two');
  // Other focus changes wait for the same frame, and were requested before.
  await new Promise<void>((resolve) => afterFrame(resolve));
  expect(document.activeElement).toBe(link('two'));
});

test('a key on the link of a row leads into what opens beside the list, and the way back to the link', async () => {
  list.isBeside = true;
  show(toNews());
  await heading('News');
  link('two').focus();
  await userEvent.keyboard('{Enter}');
  await heading('News: two');
  const detail = screen.getByRole('region', { name: 'Open' });
  await vi.waitFor(() => expect(document.activeElement).toBe(detail));
  goBack();
  await heading('News');
  await vi.waitFor(() => expect(document.activeElement).toBe(link('two')));
});
