import type { Identity } from '@urumuri/identity';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { OpenedDatabase } from './db/open.ts';
import type { EventBus } from './events/event-bus.ts';
import type { ImageStore } from './images/image-store.ts';
import type { Job } from './jobs/job.ts';
import type { AllowanceWindows } from './limits/allowance-windows.ts';

/** What is there before the settings are read. */
export type Foundation = {
  config: Config;
  log: Logger;
  /** For what stands in no cached answer. */
  database: OpenedDatabase;
  /** The same; its commits drop every cached answer. */
  databaseOfCatalogue: OpenedDatabase;
  /** The same; its commits drop the cached answers that say what can be bought. */
  databaseOfSales: OpenedDatabase;
  bus: EventBus;
  windows: AllowanceWindows;
  imageStore: ImageStore;
  now(): Date;
};

/** What every module may stand on. What it needs of another module it is given beside. */
export type Platform = Foundation & {
  /** Who the shop is at this moment: read each time, for the office may change it. */
  readIdentity(): Identity;
};

/** A subject of the shop: beside this, its `<name>.module.ts` gives the services that others ask. */
export type ShopModule = {
  /** The calls of the contract, for shop, seller and office. */
  registerRoutes(api: FastifyInstance): void;
  /** What it serves beside the API. */
  registerFiles?(app: FastifyInstance): void;
  jobs?: readonly Job[];
  /** Once nobody is served any more, and before its jobs end. */
  stop?(): Promise<void>;
  /** When its jobs have ended. */
  close?(): void;
};
