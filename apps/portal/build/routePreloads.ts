import type { Plugin, Rolldown } from 'vite';

/** The file the server reads. */
export const preloadsFile = 'preloads.json';

/** What a route's page asks for beside the files every page has: scripts and stylesheets by address. */
interface RoutePreloads {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The layout of a student's pages. */
const student = 'src/app/layouts/StudentArea.tsx';

const jobs = [student, 'src/features/jobs/JobsScreen.tsx'];
const job = [...jobs, 'src/features/jobs/components/JobPanel.tsx'];

/** The modules of the screens that visits begin with, by path. */
export const routes: Readonly<Record<string, readonly string[]>> = {
  '/app/login': ['src/features/auth/LoginScreen.tsx'],
  '/app/register': ['src/features/auth/RegisterScreen.tsx'],
  '/app/forgot-password': ['src/app/laterScreens.ts', 'src/features/auth/ForgotPasswordScreen.tsx'],
  '/student/dashboard': [student, 'src/features/dashboard/DashboardScreen.tsx'],
  '/student/job/public-jobs': jobs,
  '/student/job/public-jobs/details': job,
  '/student/job/university-jobs': jobs,
  '/student/job/university-jobs/details': job,
  '/student/profile': [student, 'src/features/profile/ProfileScreen.tsx'],
};

/** The files of a build by name. */
type BuiltFiles = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** Some chunks and every chunk that must be there before they can run. */
function withImports(
  files: BuiltFiles,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const needed = new Set(chunks);
  for (const { imports } of needed)
    for (const name of imports) {
      const file = files[name];
      if (file?.type === 'chunk') needed.add(file);
    }
  return needed;
}

/** For each route what its page may ask for at once, instead of after the portal's first script has run. */
export function preloadsOf(
  files: BuiltFiles,
  modulesOf: Readonly<Record<string, readonly string[]>>,
): Readonly<Record<string, RoutePreloads>> {
  const chunks = Object.values(files).filter((file) => file.type === 'chunk');
  const chunkOf = (module: string): Rolldown.OutputChunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (found === undefined) throw new Error(`The build has no ${module}`);
    return found;
  };
  const ofEveryPage = withImports(
    files,
    chunks.filter(({ isEntry }) => isEntry),
  );
  return Object.fromEntries(
    Object.entries(modulesOf).map(([path, modules]) => {
      const own = [...withImports(files, modules.map(chunkOf))].filter((chunk) => !ofEveryPage.has(chunk));
      const styles = new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [
        path,
        {
          scripts: own.map(({ fileName }) => `/${fileName}`),
          styles: [...styles].map((fileName) => `/${fileName}`),
        },
      ];
    }),
  );
}

/** Writes down for the server what each route's page may ask for at once. */
export const routePreloads = (): Plugin => ({
  name: 'michi:route-preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      this.emitFile({
        type: 'asset',
        fileName: preloadsFile,
        source: JSON.stringify(preloadsOf(bundle, routes)),
      });
    },
  },
});
