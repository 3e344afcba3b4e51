import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const retryAfterSeconds = 60;

/** Refuses what would write before the disk is full: what is left is for what the shop itself must still store. */
export function refuseWritesWithoutRoom(app: FastifyInstance, hasRoomToWrite: () => boolean): void {
  app.addHook('onRequest', ({ method }, _reply, done) => {
    if (reading.has(method) || hasRoomToWrite()) return done();
    const message = 'The shop cannot store anything at the moment. Please try again later.';
    done(new AppError('storage_full', message, { retryAfterSeconds }));
  });
}
