/** A Redis for tests of what nodes share; `undefined` where there is none. */
export const testRedisUrl = process.env.TEST_REDIS_URL;
