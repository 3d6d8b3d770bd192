import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Skeleton, SkeletonGroup, SkeletonRows } from './Skeleton.tsx';

/** Number of running animations on the page. */
const countMoving = () => document.getAnimations().length;

test('a shape alone breathes', () => {
  render(<Skeleton />);
  expect(countMoving()).toBe(1);
});

test('the shapes of a group breathe as one', () => {
  render(
    <SkeletonGroup>
      <Skeleton kind="title" />
      <Skeleton />
    </SkeletonGroup>,
  );
  expect(countMoving()).toBe(1);
});

test('so do the rows of a list', () => {
  render(<SkeletonRows label="Loading jobs" />);
  expect(countMoving()).toBe(1);
});
