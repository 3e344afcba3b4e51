import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openOwnShop, type OwnShop } from './own-shop.ts';

export type Services = { postgresUrl: string; redisUrl: string };

/** Two servers on one database of their own and one Redis, behind a balancer. */
export async function openTwoNodes({ postgresUrl, redisUrl }: Services): Promise<OwnShop> {
  const name = `journey_${randomBytes(8).toString('hex')}`;
  await administer(postgresUrl, `CREATE DATABASE ${name}`);
  const drop = () => administer(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  const databaseUrl = new URL(postgresUrl);
  databaseUrl.pathname = `/${name}`;
  try {
    const shop = await openOwnShop(2, {
      DATABASE_URL: databaseUrl.href,
      REDIS_URL: redisUrl,
      TOKEN_SECRET: randomBytes(32).toString('hex'),
    });
    const close = async () => {
      await shop.close();
      await drop();
    };
    return { ...shop, close };
  } catch (error) {
    await drop();
    throw error;
  }
}

async function administer(postgresUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
