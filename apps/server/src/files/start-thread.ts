import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { paths } from '../paths.ts';
import type { Answers, Question, Reply } from './file-thread.ts';
import { refuseFile } from './refuse-file.ts';

export type ThreadLimits = {
  /** How long a file may take for one answer. */
  deadlineMs: number;
  memoryMb: number;
};
export type FileThread = ReturnType<typeof startThread>;

const tooLong = 'This file takes too long to read. Save it as CSV, or send it in parts.';
const tooMuch = 'This file takes too much memory to read. Save it as CSV, or send it in parts.';

/** For the log alone: whoever it is said to has left. */
export const nobodyWaits = () => new AppError('request_timeout', 'The upload was cancelled.');

/** Reads a file that is open beside everything else, with a memory of its own. */
export function startThread(fd: number, { deadlineMs, memoryMb }: ThreadLimits) {
  const worker = new Worker(paths.fileThread, {
    workerData: { fd },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  let fail: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined);
  worker.once('error', (error: Error & { code?: string }) =>
    fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refuseFile(tooMuch) : error),
  );
  worker.once('exit', () => fail(nobodyWaits()));
  const end = async () => void (await worker.terminate());

  return {
    async ask<Ask extends Question['ask']>(question: Question & { ask: Ask }): Promise<Answers[Ask]> {
      const timer = setTimeout(() => {
        fail(refuseFile(tooLong));
        void end();
      }, deadlineMs);
      try {
        const answered = new Promise<Reply>((resolve) => worker.once('message', resolve));
        worker.postMessage(question, []);
        const reply = await Promise.race([answered, failed]);
        if ('refusal' in reply) throw refuseFile(reply.refusal);
        return reply.answer as Answers[Ask];
      } finally {
        clearTimeout(timer);
      }
    },
    /** Resolves when nothing reads the file any more. */
    end,
  };
}
