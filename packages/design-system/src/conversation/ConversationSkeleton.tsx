import { Skeleton } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './ConversationSkeleton.css.ts';

export interface ConversationSkeletonProps {
  /** What is loading, announced once, such as "Loading the conversation". */
  readonly label: string;
}

const shapes = [
  ['theirs', 'half'],
  ['mine', 'third'],
  ['theirs', 'threeQuarters'],
  ['mine', 'half'],
  ['theirs', 'third'],
] as const;

/** Skeleton of a conversation. */
export function ConversationSkeleton({ label }: ConversationSkeletonProps) {
  return (
    <div role="status" className={styles.position}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {shapes.map(([side, width]) => (
        <div key={`${side} ${width}`} aria-hidden="true" className={styles.side[side]}>
          <span className={styles.bubble[width]}>
            <Skeleton kind="title" />
          </span>
        </div>
      ))}
    </div>
  );
}
