import { isAbsolute, join, resolve } from 'node:path';
import { z } from 'zod';
import type { DatabaseKind } from './database/connection.ts';
import type { TrustedProxies } from './http/trustedProxies.ts';
import { corsOrigins, url, issuer, trustedProxies, filesUrl, endpoint, sender } from './settingFormats.ts';

/** Every service of the product, in the order of specs/COVERAGE.md, section 7. */
export const SERVICES = [
  'user',
  'common',
  'university',
  'job',
  'company',
  'seminar',
  'chat',
  'notification',
  'news',
] as const;

/** Also its path: `/api/<service>`. */
export type ServiceName = (typeof SERVICES)[number];

/** Relative settings are resolved from the folder of the root package.json. */
export const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../../..');

const services = z.string().transform((value, context) => {
  const names = value
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known = SERVICES.filter((service) => names.includes(service));
  const unknown = names.filter((name) => !SERVICES.some((service) => service === name));
  if (unknown.length > 0 || known.length === 0) {
    context.addIssue({
      code: 'custom',
      message: `must be a list of services from ${SERVICES.join(', ')}${unknown.length > 0 ? `, without ${unknown.join(', ')}` : ''}`,
    });
    return z.NEVER;
  }
  return known;
});

/** Such as `job=https://jobs.example/api,company=…`. */
const serviceUrls = z.string().transform((value, context) => {
  const entries = value.split(',').map((part) => part.trim().split('='));
  const good = entries.flatMap(([name, ...rest]) => {
    const address = rest.join('=');
    const service = SERVICES.find((one) => one === name);
    return service !== undefined && /^https?:/.test(address) && URL.canParse(address)
      ? [[service, address] as const]
      : [];
  });
  if (good.length < entries.length) {
    context.addIssue({ code: 'custom', message: 'must be a list such as job=https://jobs.example/api' });
    return z.NEVER;
  }
  return Object.fromEntries(good);
});

const directory = z
  .string()
  .min(1)
  .transform((path) => (isAbsolute(path) ? path : join(REPOSITORY_ROOT, path)));

const accountKey = z
  .object({ project_id: z.string().min(1), client_email: z.string().min(1), private_key: z.string().min(1) })
  .transform(({ project_id: projectId, client_email: clientEmail, private_key: privateKey }) => ({
    projectId,
    clientEmail,
    privateKey,
  }));

/** The key of a Firebase service account: its JSON, or the path of its file. */
const serviceAccount = z
  .string()
  .min(1)
  .transform((value, context) => {
    if (!value.trimStart().startsWith('{')) return isAbsolute(value) ? value : join(REPOSITORY_ROOT, value);
    const key = accountKey.safeParse(parsedJson(value));
    if (key.success) return key.data;
    context.addIssue({
      code: 'custom',
      message: 'must be the key of a service account, as JSON or as a file',
    });
    return z.NEVER;
  });

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Settings that require one another. */
const TOGETHER = {
  OIDC: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  FILES_S3: ['FILES_S3_ENDPOINT', 'FILES_S3_ACCESS_KEY_ID', 'FILES_S3_SECRET_ACCESS_KEY'],
  FIREBASE: [
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_APP_ID',
    'FIREBASE_MESSAGING_SENDER_ID',
    'FIREBASE_VAPID_KEY',
    'FIREBASE_SERVICE_ACCOUNT',
  ],
} as const;

const schema = z
  .strictObject({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')
      .transform(Number)
      .refine((port) => port <= 65_535, { error: 'must be a port from 0 to 65535' })
      .default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    DATABASE_URL: url(['postgres', 'postgresql']).optional(),
    DATABASE_DIRECT_URL: url(['postgres', 'postgresql']).optional(),
    DATABASE_KIND: z
      .enum(['postgresql', 'distributed'], { error: 'must be postgresql or distributed' })
      .default('postgresql'),
    DATABASE_REPLICA_URL: url(['postgres', 'postgresql']).optional(),
    EVENT_BUS_URL: url(['nats', 'tls']).optional(),
    DATA_DIR: directory.default(join(REPOSITORY_ROOT, '.data')),
    WAITING_REQUESTS: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1')
      .transform(Number)
      .default(64),
    MICHI_REGION: z
      .string()
      .regex(/^[a-z]{2}$/, 'must be a country code of two small letters, such as jp')
      .default('jp'),
    MICHI_SEED: z.enum(['demo', 'none'], { error: 'must be demo or none' }).optional(),
    SERVICES: services.default([...SERVICES]),
    SERVICE_URLS: serviceUrls.default({}),
    PUBLIC_URL: url(['http', 'https']).optional(),
    CORS_ORIGINS: corsOrigins.optional(),
    TRUSTED_PROXIES: trustedProxies.default(0),
    SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: url(['http', 'https']).optional(),
    METRICS_TOKEN: z.string().min(32, 'must be at least 32 characters').optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
        error: 'must be fatal, error, warn, info, debug or silent',
      })
      .default('info'),
    SMTP_URL: url(['smtp', 'smtps']).optional(),
    MAIL_FROM: sender.default('Michi <no-reply@michi.example>'),
    OIDC_ISSUER: issuer.optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    FIREBASE_PROJECT_ID: z.string().min(1).optional(),
    FIREBASE_API_KEY: z.string().min(1).optional(),
    FIREBASE_APP_ID: z.string().min(1).optional(),
    FIREBASE_MESSAGING_SENDER_ID: z.string().min(1).optional(),
    FIREBASE_VAPID_KEY: z.string().min(1).optional(),
    FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
    FILES_URL: filesUrl.optional(),
    FILES_S3_ENDPOINT: endpoint.optional(),
    FILES_S3_REGION: z.string().min(1).default('us-east-1'),
    FILES_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    FILES_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    NODE_ENV: z.string().optional(),
  })
  .superRefine((values, context) => {
    for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const) {
      if (values[name] !== undefined && values.DATABASE_URL === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'needs DATABASE_URL' });
    }
    if (values.DATABASE_KIND === 'distributed' && values.DATABASE_REPLICA_URL !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['DATABASE_REPLICA_URL'],
        message: 'is for one PostgreSQL, and DATABASE_KIND is distributed',
      });
    if ((values.FILES_URL?.kind === 's3') !== (values.FILES_S3_ENDPOINT !== undefined)) {
      context.addIssue({
        code: 'custom',
        path: ['FILES_S3_ENDPOINT'],
        message: 'and a FILES_URL such as s3://bucket need one another',
      });
    }
    for (const [group, names] of Object.entries(TOGETHER)) {
      const missing = names.filter((name) => values[name] === undefined);
      if (missing.length === names.length) continue;
      for (const name of missing) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is required with the other ${group} settings`,
        });
      }
    }
  });

/** Firebase Cloud Messaging for push messages. */
export interface FirebaseSettings {
  readonly projectId: string;
  /** The secret: the key itself, or the path of its file. */
  readonly serviceAccount:
    | string
    | { readonly projectId: string; readonly clientEmail: string; readonly privateKey: string };
  /** For registering a browser; not secret. */
  readonly web: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly appId: string;
    readonly messagingSenderId: string;
    readonly vapidKey: string;
  };
}

export interface BucketSettings {
  readonly kind: 's3';
  /** Origin, such as `https://s3.example`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Prefix of every name, empty or with a trailing slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** An absolute path, or a bucket. All processes share it. */
export type FilesSettings = { readonly kind: 'folder'; readonly folder: string } | BucketSettings;

/** Origins of the pages that may call the services. */
export type CorsOrigins = z.output<typeof corsOrigins>;

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Absent: the server starts its own PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** The same database past a pooler; absent without a pooler. */
  readonly databaseDirectUrl: string | undefined;
  readonly databaseKind: DatabaseKind;
  readonly databaseReplicaUrl: string | undefined;
  /** NATS, for wake-ups between processes; absent: PostgreSQL's `LISTEN` and `NOTIFY`. */
  readonly eventBusUrl: string | undefined;
  /** Requests that may wait for the database before others are turned away. */
  readonly waitingRequests: number;
  /** Absolute path of the folder for everything the server keeps outside PostgreSQL. */
  readonly dataDir: string;
  readonly files: FilesSettings;
  /** `jp` offers both languages, any other region English only. */
  readonly region: string;
  /** In production demo data must be enabled explicitly. */
  readonly seed: 'demo' | 'none';
  readonly services: readonly ServiceName[];
  /** Address of services that are not at `/api/<service>`. */
  readonly serviceUrls: Readonly<Record<string, string>>;
  readonly publicUrl: string | undefined;
  /** Absent: only pages of the server's own origin. */
  readonly corsOrigins: CorsOrigins | undefined;
  /** Trusted proxies for client addresses: their number or addresses. */
  readonly trustedProxies: TrustedProxies;
  readonly sessionSecret: string | undefined;
  /** The OTLP collector that receives traces; absent: no tracing. */
  readonly tracesEndpoint: string | undefined;
  /** Required by `/metrics`; absent: the path does not exist. */
  readonly metricsToken: string | undefined;
  /** Absent: mails are written as files in `dataDir`. */
  readonly smtpUrl: string | undefined;
  /** Sender of mails, such as `Michi <no-reply@michi.example>`. */
  readonly mailFrom: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  readonly oidc:
    | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
    | undefined;
  readonly firebase: FirebaseSettings | undefined;
  /** Responses are checked against the contract unless this is set. */
  readonly production: boolean;
}

/** The message names each unknown or invalid setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Variables that other commands of the project read. */
const OTHER_NAMES = ['MICHI_REAL_POSTINGS', 'MICHI_CHROMIUM'];

/**
 * Reads environment variables. An empty variable counts as absent. An unknown `MICHI_…` name is refused as a typing
 * mistake.
 * @throws SettingsError naming every invalid setting
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const names = Object.keys(schema.shape);
  const unknown = Object.keys(environment).filter(
    (name) => name.startsWith('MICHI_') && !names.includes(name) && !OTHER_NAMES.includes(name),
  );
  const present = Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const result = schema.safeParse(present);
  const problems = [
    ...unknown.map((name) => `${name} is not a setting`),
    ...(result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)),
  ];
  if (!result.success || problems.length > 0) {
    throw new SettingsError(`Settings: ${problems.join('; ')}. See .env.example for all of them.`);
  }
  const values = result.data;
  const isProduction = values.NODE_ENV === 'production';
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseKind: values.DATABASE_KIND,
    databaseReplicaUrl: values.DATABASE_REPLICA_URL,
    eventBusUrl: values.EVENT_BUS_URL,
    waitingRequests: values.WAITING_REQUESTS,
    dataDir: values.DATA_DIR,
    files: filesSettings(values),
    region: values.MICHI_REGION,
    // The demo accounts, an administrator among them, have a public password.
    seed: values.MICHI_SEED ?? (isProduction ? 'none' : 'demo'),
    services: values.SERVICES,
    serviceUrls: values.SERVICE_URLS,
    publicUrl: values.PUBLIC_URL,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    sessionSecret: values.SESSION_SECRET,
    metricsToken: values.METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    logLevel: values.LOG_LEVEL,
    oidc:
      values.OIDC_ISSUER !== undefined &&
      values.OIDC_CLIENT_ID !== undefined &&
      values.OIDC_CLIENT_SECRET !== undefined
        ? {
            issuer: values.OIDC_ISSUER,
            clientId: values.OIDC_CLIENT_ID,
            clientSecret: values.OIDC_CLIENT_SECRET,
          }
        : undefined,
    firebase: firebaseSettings(values),
    production: isProduction,
  };
}

function filesSettings(values: z.output<typeof schema>): FilesSettings {
  const {
    FILES_URL: files,
    FILES_S3_ENDPOINT: serviceEndpoint,
    FILES_S3_REGION: region,
    FILES_S3_ACCESS_KEY_ID: accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = values;
  if (files?.kind === 'folder') return files;
  return files !== undefined &&
    serviceEndpoint !== undefined &&
    accessKeyId !== undefined &&
    secretAccessKey !== undefined
    ? { ...files, endpoint: serviceEndpoint, region, accessKeyId, secretAccessKey }
    : { kind: 'folder', folder: join(values.DATA_DIR, 'files') };
}

function firebaseSettings(values: z.output<typeof schema>): FirebaseSettings | undefined {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_API_KEY: apiKey,
    FIREBASE_APP_ID: appId,
    FIREBASE_MESSAGING_SENDER_ID: messagingSenderId,
    FIREBASE_VAPID_KEY: vapidKey,
    FIREBASE_SERVICE_ACCOUNT: account,
  } = values;
  return projectId !== undefined &&
    apiKey !== undefined &&
    appId !== undefined &&
    messagingSenderId !== undefined &&
    vapidKey !== undefined &&
    account !== undefined
    ? { projectId, serviceAccount: account, web: { projectId, apiKey, appId, messagingSenderId, vapidKey } }
    : undefined;
}
