/** Files that may import mocks and test tools: tests, stories, their setup, end-to-end tests and the mock entry. */
const ASIDE =
  '(\\.(test|stories|fixture)\\.tsx?$|/test/|/story/|/e2e/|/mocks/|/startMocks\\.tsx?$|/generated/|\\.config\\.ts$|/scripts/|/seed/)';

/** An installed package, in any node_modules folder. */
const npm = (names) => `node_modules/(${names})(/|$)`;

/**
 * The import rules (CONTRIBUTING.md, "Import rules").
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other, be it for a type, are one thing, or lack a third. A screen that is loaded by the route table may read it.',
      severity: 'error',
      from: { pathNot: 'node_modules|/generated/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'everything-resolves',
      comment: 'An import that leads nowhere breaks the build later and elsewhere.',
      severity: 'error',
      from: { pathNot: '/generated/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|msw/)' },
    },
    {
      name: 'design-system-is-independent',
      comment: 'The design system knows no API, no router, no translations.',
      severity: 'error',
      from: { path: '^packages/design-system/src/' },
      to: {
        path: `^(packages/(api|config)/|apps/)|${npm('react-router-dom|react-router|i18next|react-i18next|@tanstack/react-query|jotai|@michi/[^/]+')}`,
      },
    },
    {
      name: 'resume-document-is-independent',
      comment: 'A resume is plain data in, a PDF out: whoever has the data can print it.',
      severity: 'error',
      from: { path: '^packages/resume-document/src/' },
      to: { path: `^(packages/(api|config|design-system)/|apps/)|${npm('@michi/[^/]+')}` },
    },
    {
      name: 'packages-import-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'api-imports-no-design-system',
      severity: 'error',
      from: { path: '^packages/api/' },
      to: { path: '^packages/design-system/' },
    },
    {
      name: 'transport-without-react',
      comment: 'Scripts, tests and third parties send requests without a page.',
      severity: 'error',
      from: { path: '^packages/api/src/(transport|session)(/|\\.ts$)', pathNot: '\\.test\\.tsx?$' },
      to: { path: npm('react|react-dom|@tanstack/react-query'), reachable: true },
    },
    {
      name: 'generated-is-internal',
      comment: 'Generated files are disposable; the entry of each service is the interface.',
      severity: 'error',
      from: { pathNot: '^packages/api/' },
      to: {
        path: '^packages/api/src/generated/',
        pathNot: '^packages/api/src/generated/[a-z]+/index\\.ts$',
      },
    },
    {
      name: 'private-is-internal',
      severity: 'error',
      from: { pathNot: '^packages/design-system/' },
      to: { path: '^packages/design-system/src/private/' },
    },
    {
      name: 'shared-imports-no-feature',
      comment: 'app → features → shared, never back.',
      severity: 'error',
      from: { path: '^apps/portal/src/shared/' },
      to: { path: '^apps/portal/src/(features|app)/' },
    },
    {
      name: 'features-import-no-app',
      comment: 'app → features → shared, never back.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/' },
      to: { path: '^apps/portal/src/app/' },
    },
    {
      name: 'features-are-independent',
      comment: 'What two features need of each other, the app composes.',
      severity: 'error',
      from: { path: '^apps/portal/src/features/([^/]+)/' },
      to: { path: '^apps/portal/src/features/', pathNot: '^apps/portal/src/features/$1/' },
    },
    {
      name: 'no-test-tools-in-production',
      comment: 'msw, faker and test runners cost a reader hundreds of kilobytes.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: `${ASIDE}|^packages/config/` },
      to: { path: npm('msw|@faker-js|vitest|@testing-library|fast-check|playwright|@playwright|@vitest') },
    },
    {
      name: 'no-mocks-in-production',
      comment: 'Mocks are loaded by a dynamic import only, so that they are a chunk nobody downloads.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: ASIDE },
      to: {
        path: '^packages/api/src/mocks/|/startMocks\\.tsx?$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-classic-zod-in-a-browser',
      comment: 'Classic zod is 25 to 92 kB; forms use zod/mini.',
      severity: 'error',
      from: {
        path: '^(apps/portal|packages/(api|design-system))/src/',
        pathNot: `${ASIDE}|^packages/api/src/(server/|manifest\\.ts$)`,
      },
      to: {
        path: npm('zod'),
        pathNot: 'node_modules/zod/(v4/)?(mini|core)(/|\\.)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-server-schemas-in-a-browser',
      severity: 'error',
      from: { path: '^apps/portal/src/', pathNot: ASIDE },
      to: { path: '^packages/api/src/(server/|manifest\\.ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-imports-only-schemas',
      comment:
        'The server takes zod schemas, the manifest, names of documents, rules of text and types from the SDK, never its hooks or clients.',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^packages/(api|design-system)/',
        pathNot: '^packages/api/src/(server/|documents/|text/|manifest\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-imports-no-portal',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/portal/' },
    },
    {
      name: 'portal-imports-no-server',
      comment:
        'The end-to-end run starts the server as a process, as a reader does. Where its mails arrive and its files are kept is no part of it, and its words and the ids of the demo data are read to be looked for.',
      severity: 'error',
      from: { path: '^apps/portal/' },
      to: {
        path: '^apps/server/',
        pathNot:
          '^apps/server/(test/(mailServer|bucketServer)\\.ts|seed/seedId\\.ts|src/platform/problem/(en|jp)\\.json)$',
      },
    },
    {
      name: 'modules-export-through-index',
      comment: "A module's index.ts is what another module may ask of it.",
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(modules/$1/|modules/[^/]+/index\\.ts$|platform/|pipeline/)',
      },
    },
    {
      name: 'platform-imports-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|pipeline)/' },
    },
    {
      name: 'pipeline-is-pure',
      comment: 'One table of transitions, no database and no clock.',
      severity: 'error',
      from: { path: '^apps/server/src/pipeline/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^apps/server/src/pipeline/|^packages/api/src/(server/|manifest\\.ts$)' },
    },
    {
      name: 'config-is-for-tools',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: `^packages/config/|${ASIDE}` },
      to: { path: '^packages/config/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: 'specify',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|coverage|\\.cache|\\.data|test-results)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@michi/source', 'types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
