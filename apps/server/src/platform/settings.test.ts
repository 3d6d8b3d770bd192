import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings, REPOSITORY_ROOT, SERVICES, SettingsError } from './settings.ts';

test('an empty environment gives the defaults', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    dataDir: join(REPOSITORY_ROOT, '.data'),
    region: 'jp',
    seed: 'demo',
    trustedProxies: 0,
    services: SERVICES,
    smtpUrl: undefined,
    mailFrom: 'Michi <no-reply@michi.example>',
    production: false,
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['DATABASE_URL', 'mysql://localhost/michi'],
  ['EVENT_BUS_URL', 'redis://localhost:6379'],
  ['MICHI_REGION', 'Japan'],
  ['MICHI_SEED', 'yes'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '-1'],
  ['CORS_ORIGINS', 'localhost:5173'],
  ['CORS_ORIGINS', 'http://localhost:5173/'],
  ['CORS_ORIGINS', 'https://app.example/page'],
  ['CORS_ORIGINS', '*,https://app.example'],
  ['CORS_ORIGINS', 'https://*.example'],
  ['SERVICES', 'job,jobs'],
  ['SERVICE_URLS', 'job=nowhere'],
  ['SESSION_SECRET', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['PUBLIC_URL', 'michi.example'],
  ['SMTP_URL', 'http://mail.example'],
  ['MAIL_FROM', 'Michi'],
  ['MAIL_FROM', 'Michi <no-reply@michi.example>\nBcc: someone@michi.example'],
])('an invalid value of %s is rejected by name: %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test.each(['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'])('%s requires DATABASE_URL', (name) => {
  const url = 'postgres://michi:secret@db.example:5432/michi';
  expect(() => readSettings({ [name]: url })).toThrow(`${name} needs DATABASE_URL`);
  expect(() => readSettings({ [name]: url, DATABASE_URL: url })).not.toThrow();
});

test('a distributed database has no replica', () => {
  const url = 'postgres://michi:secret@db.example:5432/michi';
  const both = { DATABASE_URL: url, DATABASE_REPLICA_URL: url };
  expect(readSettings(both).databaseKind).toBe('postgresql');
  expect(() => readSettings({ ...both, DATABASE_KIND: 'distributed' })).toThrow(
    'DATABASE_REPLICA_URL is for one PostgreSQL',
  );
  expect(() => readSettings({ DATABASE_KIND: 'citus' })).toThrow('DATABASE_KIND must be');
});

test('in production the demo accounts, whose password is public, must be enabled explicitly', () => {
  expect(readSettings({ NODE_ENV: 'production' }).seed).toBe('none');
  expect(readSettings({ NODE_ENV: 'production', MICHI_SEED: 'demo' }).seed).toBe('demo');
  expect(readSettings({ NODE_ENV: 'development' }).seed).toBe('demo');
});

test('proxies are trusted by their number or their addresses', () => {
  expect(readSettings({ TRUSTED_PROXIES: '2' }).trustedProxies).toBe(2);
  const { trustedProxies } = readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' });
  expect(typeof trustedProxies === 'object' && trustedProxies.check('10.1.2.3')).toBe(true);
});

test('an unknown MICHI setting is rejected by name, and other variables are ignored', () => {
  expect(() => readSettings({ MICHI_SEDE: 'none' })).toThrow('MICHI_SEDE is not a setting');
  expect(() => readSettings({ HOME: '/', npm_config_x: '1' })).not.toThrow();
});

test('an identity provider is reached by https, unless it is on this machine', () => {
  const rest = { OIDC_CLIENT_ID: 'michi', OIDC_CLIENT_SECRET: 'secret' };
  for (const issuer of ['https://id.example', 'http://127.0.0.1:4444', 'http://localhost:4444']) {
    expect(readSettings({ ...rest, OIDC_ISSUER: issuer }).oidc?.issuer).toBe(issuer);
  }
  for (const issuer of ['http://id.example', 'http://127.0.0.1.id.example', 'id.example']) {
    expect(() => readSettings({ ...rest, OIDC_ISSUER: issuer })).toThrow(/OIDC_ISSUER must be a URL/);
  }
});

test('an OIDC setting requires the others', () => {
  expect(() => readSettings({ OIDC_ISSUER: 'https://id.example' })).toThrow(
    /OIDC_CLIENT_ID.*OIDC_CLIENT_SECRET/,
  );
});

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'michi',
  FIREBASE_API_KEY: 'key',
  FIREBASE_APP_ID: 'app',
  FIREBASE_MESSAGING_SENDER_ID: '1',
  FIREBASE_VAPID_KEY: 'vapid',
};
const KEY = { project_id: 'michi', client_email: 'push@michi.example', private_key: 'secret', type: 'x' };

test('push messages need every setting of Firebase; the key is JSON or the path of its file', () => {
  expect(readSettings({}).firebase).toBeUndefined();
  expect(() => readSettings(FIREBASE)).toThrow(/FIREBASE_SERVICE_ACCOUNT is required with/);
  expect(readSettings({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: JSON.stringify(KEY) }).firebase).toEqual({
    projectId: 'michi',
    serviceAccount: { projectId: 'michi', clientEmail: 'push@michi.example', privateKey: 'secret' },
    web: { projectId: 'michi', apiKey: 'key', appId: 'app', messagingSenderId: '1', vapidKey: 'vapid' },
  });
  expect(
    readSettings({ ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: '/run/secrets/firebase.json' }).firebase
      ?.serviceAccount,
  ).toBe('/run/secrets/firebase.json');
  for (const bad of ['{', '{"project_id":"michi"}']) {
    const given = { ...FIREBASE, FIREBASE_SERVICE_ACCOUNT: bad };
    expect(() => readSettings(given)).toThrow(/FIREBASE_SERVICE_ACCOUNT must be the key/);
  }
});

test('services can live elsewhere', () => {
  expect(readSettings({ SERVICE_URLS: 'job=https://jobs.example/api' }).serviceUrls).toEqual({
    job: 'https://jobs.example/api',
  });
});

test('.env.example names settings that exist, each commented out', async () => {
  const text = await readFile(join(REPOSITORY_ROOT, '.env.example'), 'utf8');
  const names = [...text.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_URL');
  expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  for (const name of names.filter((one) => one.startsWith('MICHI_'))) {
    expect(() => readSettings({ [name]: '' })).not.toThrow();
  }
});

const BUCKET = {
  FILES_URL: 's3://michi-files/production/',
  FILES_S3_ENDPOINT: 'https://s3.example',
  FILES_S3_ACCESS_KEY_ID: 'key',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
};

test('files are in a folder, or in a bucket with everything it takes to reach it', () => {
  expect(readSettings({ DATA_DIR: '/data' }).files).toEqual({ kind: 'folder', folder: '/data/files' });
  expect(readSettings({ FILES_URL: 'file:///srv/files' }).files).toEqual({
    kind: 'folder',
    folder: '/srv/files',
  });
  expect(readSettings(BUCKET).files).toEqual({
    kind: 's3',
    endpoint: 'https://s3.example',
    bucket: 'michi-files',
    prefix: 'production/',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  for (const name of ['FILES_S3_ENDPOINT', 'FILES_S3_SECRET_ACCESS_KEY', 'FILES_URL'])
    expect(() => readSettings({ ...BUCKET, [name]: '' }), name).toThrow(/FILES_S3_/);
  for (const bad of ['ftp://files', 's3://'])
    expect(() => readSettings({ ...BUCKET, FILES_URL: bad }), bad).toThrow(/FILES_URL/);
  expect(() => readSettings({ ...BUCKET, FILES_S3_ENDPOINT: 'https://s3.example/path' })).toThrow(
    /FILES_S3_ENDPOINT/,
  );
});
