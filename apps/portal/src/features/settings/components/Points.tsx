import { Alert } from '@michi/design-system/alert';
import { Prose } from '@michi/design-system/prose';

export interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

/** What an act means, before it is done. */
export function Points({ title, points }: PointsProps) {
  return (
    <Alert tone="warning" silent title={title}>
      <Prose>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Prose>
    </Alert>
  );
}
