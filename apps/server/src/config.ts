import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { timeLimits } from './limits/time-limits.ts';
import { StartError } from './start-failure.ts';

const optionalText = z.string().optional();
const optionalUrl = z.url().optional();
const portNumber = z.coerce.number().int().min(0).max(65_535);
const megabytes = z.coerce.number().int().min(1).max(65_536);

const shortestSecret = 32;
/** Each has connections to the database, which has some ninety to give. */
const mostWorkers = 16;

const environmentSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: portNumber.default(3000),
  PUBLIC_URL: optionalUrl,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optionalText,
  REDIS_URL: optionalText,
  /** How many processes serve the shop on this machine; `auto` is one for each core. */
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]|1[0-6])$/, `must be a whole number from 1 to ${mostWorkers}, or auto`)
    .default('1'),
  TOKEN_SECRET: z.string().min(shortestSecret).optional(),
  /** The secret before the last change: its tokens stay good until they are renewed or run out. */
  TOKEN_SECRET_PREVIOUS: z.string().min(shortestSecret).optional(),
  SELLER_APP_URL: z.string().default('/seller'),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT_ID: optionalText,
  OIDC_CLIENT_SECRET: optionalText,
  /** Where mail is handed over: smtp://user:password@host:587, or smtps:// for a line that is encrypted from the start. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The address mail comes from. */
  MAIL_FROM: z.email().optional(),
  /** An SMS gateway; {to}, {text} and {id} in address and body stand for what is sent. Without a body it is a GET. */
  SMS_GATEWAY_URL: optionalText,
  SMS_GATEWAY_BODY: optionalText,
  SMS_GATEWAY_AUTHORIZATION: optionalText,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT: z.enum(['on', 'off']).default('on'),
  SEED: z.enum(['demo', 'none']).optional(),
  /** How long an order may stay unpaid and unbegun before it gives its stock back. */
  ORDER_EXPIRY_HOURS: z.coerce.number().positive().max(8760).default(72),
  /** Which addresses may speak for a shopper through X-Forwarded-For, as a comma-separated list. */
  TRUSTED_PROXIES: optionalText,
  /** Hosts that pictures are fetched from although their addresses are not public, as a comma-separated list. */
  PICTURE_HOSTS: optionalText,
  /** Where Prometheus finds /metrics; nowhere without a port. */
  METRICS_PORT: portNumber.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** How long is kept who changed what; the database insists on a year. */
  AUDIT_DAYS: z.coerce.number().int().min(366).max(36_500).default(1095),
  /** What each process keeps of products as lists show them, of what follows from the catalogue, and to count facets from. */
  PRODUCT_CACHE_MB: megabytes.default(144),
  CATALOGUE_CACHE_MB: megabytes.default(24),
  FACET_CACHE_MB: megabytes.default(48),
  /** How long a stopping server answers "not ready" before it stops taking requests. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once, at the start; nothing else in the server looks at it. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const settings = Object.keys(environmentSchema.shape).map((name) => [name, environment[name] || undefined]);
  const parsed = environmentSchema.safeParse(Object.fromEntries(settings));
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`The configuration is not usable. ${faults.join('; ')}`);
  }
  const env = parsed.data;
  const dataDir = path.resolve(env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  // To be set, and not only left to its default: whoever just starts the shop sees the demo.
  const isProduction = environment.NODE_ENV === 'production';
  const isLocal = isLoopback(env.HOST) && isLoopback(new URL(publicUrl).hostname);
  const demoAccounts: 'published' | 'given' | 'locked' = isProduction ? 'locked' : isLocal ? 'published' : 'given';
  return {
    environment: env.NODE_ENV,
    // By name the framework opens a second server besides, which nothing counts the connections of.
    host: env.HOST === 'localhost' ? '127.0.0.1' : env.HOST,
    port: env.PORT,
    /** Absolute links are built from this, never from what a request claims about itself. */
    publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    workers: countWorkers(env),
    tokenSecret: env.TOKEN_SECRET ?? loadTokenSecret(env, dataDir),
    previousTokenSecret: env.TOKEN_SECRET_PREVIOUS,
    sellerAppUrl: env.SELLER_APP_URL,
    oidc: readOidc(env),
    messages: readMessages(env),
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT === 'on',
    timeLimits,
    /** What an empty database is filled with; `undefined`: as at the first start, which then is the demo shop. */
    seed: readSeed(isProduction, env),
    /** The password of the demo shop's accounts: the published one, one that is made and shown once, or none. */
    demoAccounts,
    orderExpiryHours: env.ORDER_EXPIRY_HOURS,
    trustedProxies: readList(env.TRUSTED_PROXIES),
    pictureHosts: readList(env.PICTURE_HOSTS),
    drainSeconds: env.DRAIN_SECONDS,
    auditDays: env.AUDIT_DAYS,
    cacheMegabytes: { products: env.PRODUCT_CACHE_MB, catalogue: env.CATALOGUE_CACHE_MB, facets: env.FACET_CACHE_MB },
    metrics: readMetrics(env),
  };
}

const readList = (given = '') =>
  given
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

type Environment = z.infer<typeof environmentSchema>;

/** Whether only this machine can mean this host. */
function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

/** Nobody gets the demo shop who means business. */
function readSeed(isProduction: boolean, env: Environment): Environment['SEED'] {
  if (isProduction && env.SEED === 'demo') {
    throw new StartError('SEED=demo makes accounts that are nobody’s: not with NODE_ENV=production.');
  }
  return env.SEED ?? (isProduction || env.DATABASE_URL ? 'none' : undefined);
}

/** The development server is one process: it renders pages from sources that change. */
function countWorkers({ NODE_ENV, WORKERS }: Environment): number {
  if (NODE_ENV === 'development') return 1;
  return WORKERS === 'auto' ? Math.min(availableParallelism(), mostWorkers) : Number(WORKERS);
}

function readOidc(env: Environment) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret) {
    throw new StartError('Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET together, or none of them.');
  }
  return { issuer, clientId, clientSecret };
}

/** Never on the port that everybody reaches. */
function readMetrics({ METRICS_PORT: port, METRICS_HOST: host, PORT }: Environment) {
  if (port === undefined) return undefined;
  if (port === PORT && port !== 0) throw new StartError('METRICS_PORT must be another port than PORT.');
  return { host, port };
}

function readMessages(env: Environment) {
  const { SMTP_URL: smtp, MAIL_FROM: from, SMS_GATEWAY_URL: gateway, SMS_GATEWAY_BODY: body } = env;
  if (gateway !== undefined && !/^https?:\/\//.test(gateway)) {
    throw new StartError('SMS_GATEWAY_URL must begin with https:// or http://.');
  }
  if (gateway !== undefined && !(gateway + (body ?? '')).includes('{text}')) {
    throw new StartError('SMS_GATEWAY_URL or SMS_GATEWAY_BODY must say where {to} and {text} go.');
  }
  return {
    email: smtp === undefined ? undefined : { url: smtp, from },
    sms: gateway === undefined ? undefined : { url: gateway, body, authorization: env.SMS_GATEWAY_AUTHORIZATION },
    /** How long a channel may keep silent. */
    timeoutMs: 10_000,
    /** After a first failure; then twice as long each time. */
    firstRetryMs: 30_000,
  };
}

/** On one machine the secret is made once and stored; several nodes must be given the same one. */
function loadTokenSecret(env: Environment, dataDir: string): string {
  if (env.NODE_ENV === 'production' && env.DATABASE_URL) {
    throw new StartError('Set TOKEN_SECRET (32 characters or more): with DATABASE_URL it is shared by all servers.');
  }
  const file = path.join(dataDir, 'token-secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeOnce(file, randomBytes(32).toString('base64url'));
  const secret = readFileSync(file, 'utf8');
  if (secret.trim().length >= shortestSecret) return secret;
  throw new StartError(
    `${file} is damaged: it is shorter than ${shortestSecret} characters. Delete it and start again; everybody then signs in anew.`,
  );
}

/** The whole file or none, also when the disk is full or the power fails, and never in the place of another. */
function writeOnce(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    writeFileSync(unfinished, text, { mode: 0o600, flush: true });
    // Of two that start together, the second takes what the first has made.
    linkSync(unfinished, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    // Not every file system knows links.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') renameSync(unfinished, file);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** What is signed is signed with the first; what was signed with another is still good. */
export function signingSecrets({ tokenSecret, previousTokenSecret: previous }: Config): [string, ...string[]] {
  return previous ? [tokenSecret, previous] : [tokenSecret];
}
