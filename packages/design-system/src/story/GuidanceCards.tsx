import { Check, PersonStanding, X } from 'lucide-react';
import { Grid } from '../grid/Grid.tsx';
import { Stack } from '../stack/Stack.tsx';
import type { Guidance } from './guidance.ts';
import { Notes } from './Notes.tsx';

export const GuidanceCards = ({ guidance }: { guidance: Guidance }) => (
  <Stack>
    <Grid columns={{ tablet: 2 }} gap="medium">
      <Notes title="Do" icon={Check} tone="success" notes={guidance.do} />
      <Notes title="Don’t" icon={X} tone="danger" notes={guidance.dont} />
    </Grid>
    <Notes title="Accessibility" icon={PersonStanding} tone="brand" notes={guidance.accessibility} />
  </Stack>
);
