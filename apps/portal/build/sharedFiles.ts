import type { Rolldown } from 'vite';

/*
 * Manual chunks: which modules share a file. On a slow network the request for a small file takes as long as 20 kB, so
 * modules that many screens share are not left in separate files. A module belongs in a chunk only if its imports do
 * too: otherwise the bundler pulls them in, and a dialog may come along (decision 0019).
 */

/** Libraries that every first load needs, in one file that changes only when one of them does. */
const vendor =
  /(?<!@react-pdf\/reconciler\/)node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|i18next-resources-to-backend|jotai)\/|node_modules\/react-i18next\/(?!dist\/es\/Trans)|rolldown\/runtime/;

const firstParts =
  'theme|banner|button|divider|full-page|heading|icon|link|logo|segmented-control|stack|style-nonce|text|text-field|visually-hidden';

/** The portal's modules and styles of a first load in one file, instead of a small file per shared component. */
const shell = new RegExp(
  [
    String.raw`node_modules/@radix-ui/(react-slot|react-compose-refs|react-primitive)/`,
    String.raw`node_modules/(@vanilla-extract|get-nonce)/`,
    String.raw`node_modules/lucide-react/dist/esm/icons/(eye|eye-off)\.`,
    String.raw`packages/design-system/src/(${firstParts})/`,
    // One stylesheet for both.
    String.raw`packages/design-system/src/(landscape|password-field|split-page)/\w+\.css`,
    String.raw`packages/design-system/src/toast-store/`,
    String.raw`packages/design-system/src/private/(classNames|describedBy|Field\b|FieldError|LinkSlot|TextControl|visuallyHidden)`,
    String.raw`packages/api/src/(session/|transport/(?!watchedFetch))`,
    String.raw`apps/portal/src/translationUrls|apps/portal/src/shared/(offline/connection/useIsOnline|errors/errorMessage|i18n|json|navigation/(paths|screenTitle|FirstLocation|useIsBackNavigation|origins)|ui/screen|session/(?!queryClient|preferences)|settings|ui/toasts/(notify|Toasts\.tsx))`,
    // The routes, which the navigation of students reads too.
    String.raw`apps/portal/src/(app/(features|screenRoutes)|(app|features)/[\w-]+/routes)\.ts`,
    String.raw`apps/portal/src/app/(early-data/earlyData|BrokenScreen|LoadingScreen|StandalonePage)|apps/portal/src/shared/realtime/push/forgetDevice`,
  ].join('|'),
);

/** Modules that only visitors' pages use, in one file beside the first chunks. */
const visitor = new RegExp(
  [
    String.raw`packages/design-system/src/(landscape|password-field|split-page)/\w+\.tsx`,
    String.raw`packages/api/src/generated/user/hooks/log-in\.`,
    String.raw`apps/portal/src/features/auth/(components/(AuthFrame|ScreenIntroduction)|providerVisit|useFragment)`,
  ].join('|'),
);

/** Folders of the design system used by most student screens. None contains an overlay. */
const studentParts =
  'alert|app-frame|avatar|badge|card|chip|count-badge|description-list|empty-state|filter-bar|grid|icon-button|inline|list-row|master-detail|page-header|pagination|path-steps|prose|scroll-row|search-field|skeleton|sticky-bar';

const student = new RegExp(
  [
    String.raw`node_modules/@tanstack/(?!(query-persist-client-core|react-virtual|virtual-core)/|.*/(useQueries|queriesObserver|hydration)\.)`,
    String.raw`node_modules/lucide-react/dist/esm/icons/(arrow-left|badge-check|bell|briefcase-business|calendar-check|calendar-clock|calendar-days|check|chevron-down|chevron-left|chevron-right|circle-user|file-badge|graduation-cap|heart|hourglass|info|landmark|languages|lock|map-pin|menu|monitor|moon|panel-left-close|panel-left-open|presentation|qr-code|settings|sun|users|x)\.`,
    String.raw`packages/design-system/src/(${studentParts})/`,
    String.raw`packages/design-system/src/private/(isComposing|tone|space|useScrollable|useOverflowEdges|mergeRefs)`,
    String.raw`packages/design-system/src/tabs/TabLinks`,
    String.raw`packages/api/src/query/`,
    String.raw`packages/api/src/generated/(job/hooks/(list-jobs|show-job|list-applications|get-job-counters|get-university-job-counters)|user/hooks/get-profile)\.`,
    String.raw`apps/portal/src/shared/(format/(?!useCalendarDates)|global-data|ui/menu)|apps/portal/src/shared/(session/(queryClient|preferences)|navigation/|ui/detail/(DeadlineBadge|DetailSection|StageBadge|StatedFacts|stageLabels|sentences|useFixedOvertime)|ui/results/|errors/(isNotFound|reportFailures)|offline/persisted-cache/(isWorkerControlled|restorePersistedQueries)|realtime/notifications/unread)|apps/portal/src/app/layouts/(BarMenus|GlobalSearch|NavigationList|PortalFrame|StudentArea|StudentLayout|navigation)`,
  ].join('|'),
);

/** Modules that the job list and the open job share with a few other screens, in one file instead of seven. */
const jobs = new RegExp(
  [
    String.raw`packages/api/src/generated/job/hooks/(list-saved-searches|list-favorite-jobs|act-on-job)\.`,
    String.raw`apps/portal/src/shared/ui/text/RichText`,
    String.raw`node_modules/lucide-react/dist/esm/icons/(arrow-up-down|banknote|circle-slash-2|flag|house|layout-grid|list|send|share-2)\.`,
    String.raw`apps/portal/src/shared/offline/(persisted-mutations/persisted(MutationList|Mutations)|mutation-queue/(queuedMutation|queuedMutationOptions|pendingMutations|reapplyOptimisticUpdates|useQueuedMutation|applyOptimisticUpdate))\.`,
    String.raw`apps/portal/src/features/jobs/(queries|jobAddress|jobCache|jobLabels|useAppliedFilters|components/(LazyJobPanel|CompanyName|JobPanelSkeleton|JobState))|apps/portal/src/shared/ui/favorites/`,
  ].join('|'),
);

/** Modules that the profile shares with its editing and with later parts, in one file instead of ten. */
const profile = new RegExp(
  [
    String.raw`packages/api/src/generated/user/hooks/(get-student-profile|update-profile|update-student-profile)\.`,
    String.raw`node_modules/lucide-react/dist/esm/icons/(compass|flame|flask-conical|id-card|medal|user-round|wrench)\.`,
    String.raw`apps/portal/src/features/profile/(editable|queries|sections|texts|useProfiles|useSaveProfile)\.`,
  ].join('|'),
);

/** What the dashboard requests first, in one file instead of four: apart, its first request starts a round trip later. */
const dashboard = new RegExp(
  [
    String.raw`packages/design-system/src/agenda/`,
    String.raw`packages/api/src/generated/(job/hooks/get-student-job-summary|news/hooks/list-posts|seminar/hooks/get-student-seminar-summary)\.`,
    String.raw`apps/portal/src/features/dashboard/(queries|period)\.`,
  ].join('|'),
);

/** Small parts of detail and editing pages, in one file instead of nine. */
const details = new RegExp(
  [
    String.raw`node_modules/@radix-ui/(react-context|react-progress)/`,
    String.raw`node_modules/lucide-react/dist/esm/icons/(file-text|message-square-text|pencil)\.`,
    String.raw`packages/design-system/src/(progress-bar|skeleton-outline|switch)/`,
    String.raw`packages/design-system/src/private/(Choice\.css|useChoice)`,
    String.raw`apps/portal/src/shared/ui/(detail/DetailSkeleton|files/photoAddress)`,
  ].join('|'),
);

/** The manual chunks. A module that matches two belongs to the one with the higher priority. */
export const sharedFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, priority: 3 },
  { name: 'shell', test: shell, priority: 2 },
  { name: 'visitor', test: visitor, priority: 2 },
  { name: 'student', test: student, priority: 1 },
  { name: 'jobs', test: jobs, priority: 1 },
  { name: 'profile', test: profile, priority: 1 },
  { name: 'dashboard', test: dashboard, priority: 1 },
  { name: 'details', test: details, priority: 1 },
];

/** Chunks of every first load; the bundle report lists them by name. */
const named: readonly string[] = ['vendor', 'shell', 'student', 'rolldown-runtime'];

/** The entry lists the file of every screen: a name beside the hash would add to each first load. */
export const fileNameOf = ({ name }: { readonly name: string }): string =>
  named.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js';
