import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as SeminarsScreen } from './SeminarsScreen.tsx';

/** Id of the seminar of the contract's examples. */
export const seminarId = '0199a1c2-0000-7000-8000-000000057001';

/** Path of the list. */
export const listPath = '/student/seminar/public-seminar';

/** Renders the screen of seminars for a test. */
export const renderSeminars = (environment: TestEnvironment = {}) =>
  renderInPortal(<SeminarsScreen />, { path: listPath, namespaces: ['seminars'], ...environment });

/** Renders one seminar as its own page, in a state of the contract's examples. */
export const renderSeminar = (example: string, { overrides, ...environment }: TestEnvironment = {}) =>
  renderSeminars({
    path: `${listPath}/description?id=${seminarId}&search=robot`,
    ...environment,
    overrides: { showSeminar: { status: 200, example }, ...overrides },
  });

export const posts = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'POST');
