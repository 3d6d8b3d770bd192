import type { Insertable } from 'kysely';
import type { PipelineAction } from '../../../pipeline/transitions.ts';
import type { ApplicationEventsTable } from '../../../platform/database/schema.ts';

export type TransitionEvent = Omit<Insertable<ApplicationEventsTable>, 'id' | 'action'> & {
  readonly action: PipelineAction;
};
