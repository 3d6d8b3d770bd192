import type { Insertable } from 'kysely';
import type { PipelineAction } from '../../../pipeline/transitions.ts';
import type { Database } from '../../../platform/database/schema.ts';

export type TransitionEvent = Omit<Insertable<Database['application_events']>, 'id' | 'action'> & {
  readonly action: PipelineAction;
};
