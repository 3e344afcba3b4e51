import type { Database } from '../../../db/client.ts';
import { createJob, type Job } from '../../../jobs/job.ts';
import { deleteExpired } from './codes.repository.ts';

const everyMs = 60 * 60 * 1000;

export function createCodesSweep({ db }: Database): Job {
  return createJob({
    name: 'codes sweep',
    intervalMs: everyMs,
    failure: 'old codes were not deleted',
    run: () => deleteExpired(db),
  });
}
