import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { readNetworks, type TrustedProxies } from './http/trustedProxies.ts';

export const url = (protocols: readonly string[]) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.replace(':', '')), {
      error: `must be a URL starting with ${protocols.map((name) => `${name}://`).join(' or ')}`,
    });

/** Plain http is allowed only on this machine. */
export const issuer = url(['https', 'http']).refine(
  (value) =>
    !URL.canParse(value) ||
    new URL(value).protocol === 'https:' ||
    ['localhost', '127.0.0.1', '[::1]'].includes(new URL(value).hostname),
  { error: 'must be a URL starting with https://, unless it is on this machine' },
);

/** A number of proxies, or their addresses and networks: `10.0.0.0/8,::1`. */
export const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const networks = readNetworks(value.split(',').map((part) => part.trim()));
  if (networks !== undefined) return networks;
  context.addIssue({
    code: 'custom',
    message: 'must be a number of proxies, or a list such as 10.0.0.0/8,::1',
  });
  return z.NEVER;
});

/** `file:///var/lib/michi/files`, a folder of this machine; or `s3://bucket/prefix`. */
export const filesUrl = url(['file', 's3']).transform((value, context) => {
  const { protocol, hostname: bucket, pathname } = new URL(value);
  const [, path = ''] = /^\/?(.*?)\/*$/.exec(pathname) ?? [];
  if (protocol === 's3:' && bucket !== '')
    return { kind: 's3', bucket, prefix: path === '' ? '' : `${path}/` } as const;
  try {
    return { kind: 'folder', folder: fileURLToPath(value) } as const;
  } catch {
    context.addIssue({ code: 'custom', message: 'must name a folder of this machine, or a bucket' });
    return z.NEVER;
  }
});

/** `https://s3.example`, without a path. */
export const endpoint = url(['https', 'http']).transform((value, context) => {
  const { origin, pathname } = new URL(value);
  if (pathname === '/') return origin;
  context.addIssue({ code: 'custom', message: 'must be an address without a path' });
  return z.NEVER;
});

/** `Michi <no-reply@michi.example>`, or the address only. */
export const sender = z
  .string()
  .regex(
    /^(?:[^<>"\r\n]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    'must be an address such as Michi <no-reply@michi.example>',
  );

/** `*`, or a list such as `http://localhost:5173,https://app.example`, written as a browser sends them. */
export const corsOrigins = z.string().transform((value, context) => {
  const origins = value.split(',').map((part) => part.trim());
  if (value.trim() === '*') return '*' as const;
  const wrong = origins.find(
    (origin) => !/^https?:[^*]*$/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  if (wrong === undefined) return origins;
  context.addIssue({
    code: 'custom',
    message: `must be * alone, or a list of origins such as http://localhost:5173, without a slash at the end; "${wrong}" is none`,
  });
  return z.NEVER;
});
