import {
  operationIds,
  type MockOverride,
  type OperationId,
  type Overrides,
  type ScenarioName,
} from '@michi/api/mocks';
import type { Language } from '@michi/api/session';
import { paths } from '../../shared/navigation/paths.ts';
import type { ThemeChoice } from '../../shared/session/preferences.ts';
import { withMocks, writeChoice, writeTheme } from './mocksChoice.ts';

/** A story of a screen, as far as an address can express it. */
export interface ShownStory {
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly scenario: ScenarioName;
  readonly overrides: Overrides;
  readonly language: Language;
  readonly theme: ThemeChoice;
  /** Whether the story passes its screen properties or data that no service returns. */
  readonly isGiven: boolean;
  /** Whether the story interacts with its screen, such as opening a dialog. */
  readonly acts: boolean;
}

/** Address of a story's state in the portal on mocks. */
export interface ScreenLink {
  readonly url: URL;
  /** Differences that the address cannot express, in sentences; empty if both show the same. */
  readonly differences: readonly string[];
}

/** The scenario closest to a response of the contract. */
const nearest = ({ status }: MockOverride): ScenarioName => {
  if (status < 400) return 'populated';
  if (status === 401) return 'unauthorized';
  return status === 422 ? 'validation-error' : 'unavailable';
};

const describe = (id: OperationId, { status, example }: MockOverride, instead: ScenarioName): string =>
  `${id} answers ${status}${example === undefined ? '' : ` “${example}”`} here, “${instead}” there.`;

/**
 * Links a story to its screen in the portal on mocks. A response that the address cannot express is replaced by the
 * closest scenario, and `differences` says so.
 * @param origin of the portal on mocks
 */
export function screenLink(story: ShownStory, origin: string): ScreenLink {
  const behaviours = operationIds.flatMap((id) => {
    const response = story.overrides[id];
    if (response === undefined) return [];
    if (typeof response === 'string') return [{ id, behaviour: response, differences: [] }];
    const behaviour = nearest(response);
    return [{ id, behaviour, differences: [describe(id, response, behaviour)] }];
  });
  const choice = writeChoice({
    scenario: story.scenario,
    overrides: Object.fromEntries(behaviours.map(({ id, behaviour }) => [id, behaviour])),
    delay: 0,
    remembers: false,
    language: story.language,
    person: story.isSignedIn ? 'hana' : 'nobody',
  });
  const url = withMocks(new URL(story.path, origin), `${choice}.${writeTheme(story.theme)}`);
  return {
    url,
    differences: [
      ...behaviours.flatMap(({ differences }) => differences),
      ...(story.isGiven ? ['What the story gives its screen beyond the scenario is not there.'] : []),
      ...(story.acts ? ['What the story does with its screen is left to you.'] : []),
      ...(url.pathname.startsWith(paths.admin) ? ['Nobody on the mocks is an admin.'] : []),
    ],
  };
}
