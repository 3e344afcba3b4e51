import type { StatusCheck } from '@urumuri/contract';

/** What is still to be told. */
export type Backlog = Record<
  'outboxWaiting' | 'outboxLagSeconds' | 'messagesWaiting' | 'messagesRefused' | 'messageLagSeconds',
  number
>;
/** What the jobs of the shop have left undone. */
export type Undone = Record<'ordersToExpire' | 'picturesWaiting' | 'importsStopped', number>;

export type StatusFacts = Backlog &
  Undone & {
    /** How long the database took to answer. */
    databaseMs: number;
    isEmbedded: boolean;
    waitingForDatabase: number;
    isLinked: boolean;
    hasEmail: boolean;
    hasSms: boolean;
    freeBytes: number;
    backedUpAt: Date | undefined;
    now: Date;
  };

const gigabyte = 1024 ** 3;
const hourMs = 60 * 60 * 1000;
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

function describeSeconds(seconds: number): string {
  if (seconds < 90) return count(Math.round(seconds), 'second');
  return seconds < 5400 ? count(Math.round(seconds / 60), 'minute') : count(Math.round(seconds / 3600), 'hour');
}

type Judgement = Omit<StatusCheck, 'name' | 'title'>;
const good = (sentence: string): Judgement => ({ state: 'good', sentence });
const warn = (sentence: string, advice: string): Judgement => ({ state: 'warning', sentence, advice });
const alarm = (sentence: string, advice: string): Judgement => ({ state: 'bad', sentence, advice });

function judgeDatabase({ databaseMs, isEmbedded, waitingForDatabase }: StatusFacts): Judgement {
  const where = isEmbedded ? 'The shop’s own database' : 'The database';
  const sentence = `${where} answers in ${Math.max(1, Math.round(databaseMs))} ms.`;
  if (databaseMs > 500 || waitingForDatabase > 5) {
    return warn(
      `${sentence} ${count(waitingForDatabase, 'request')} wait for it.`,
      'If it stays so, look at the load of its machine.',
    );
  }
  return good(sentence);
}

function judgeOutbox({ outboxWaiting, outboxLagSeconds }: StatusFacts): Judgement {
  if (outboxLagSeconds < 10) return good('Pages and screens hear of changes at once.');
  const sentence = `${count(outboxWaiting, 'change')} wait to be told, the oldest for ${describeSeconds(outboxLagSeconds)}.`;
  const advice = 'Look into the log for “events are waiting”, and start the shop again if it does not end.';
  return outboxLagSeconds < 60 ? warn(sentence, advice) : alarm(sentence, advice);
}

function judgeMessages({ messagesWaiting, messageLagSeconds, messagesRefused }: StatusFacts): Judgement {
  const waiting = `${count(messagesWaiting, 'message')} ${messagesWaiting === 1 ? 'waits' : 'wait'}.`;
  if (messageLagSeconds > 300) {
    const sentence = `${waiting} The oldest should have gone out ${describeSeconds(messageLagSeconds)} ago.`;
    const advice = 'See under Messages why; the mail server or the gateway may be away.';
    return messageLagSeconds < 1800 ? warn(sentence, advice) : alarm(sentence, advice);
  }
  if (messagesRefused === 0) return good(messagesWaiting === 0 ? 'None waits, none was refused today.' : waiting);
  return warn(
    `${count(messagesRefused, 'message was', 'messages were')} refused in the last day. ${waiting}`,
    'See under Messages why: often an address is wrong.',
  );
}

function judgeChannels({ hasEmail, hasSms }: StatusFacts): Judgement {
  if (hasEmail || hasSms) {
    const named = [hasEmail && 'E-mail', hasSms && 'SMS'].filter(Boolean).join(' and ');
    return good(`${named} ${hasEmail && hasSms ? 'are' : 'is'} set up.`);
  }
  return warn(
    'Neither e-mail nor SMS is set up: messages wait, and staff pass them on by WhatsApp.',
    'Set SMTP_URL or SMS_GATEWAY_URL where the shop is started.',
  );
}

function judgeJobs({ ordersToExpire, importsStopped, picturesWaiting }: StatusFacts): Judgement {
  if (ordersToExpire > 0) {
    return alarm(
      `${count(ordersToExpire, 'order')} should have expired and still hold${ordersToExpire === 1 ? 's' : ''} goods.`,
      'Look into the log for “unpaid orders could not be expired”, and start the shop again.',
    );
  }
  if (importsStopped > 0) {
    return warn(
      `${count(importsStopped, 'import')} stopped before the end.`,
      'Its shop opens it under Import or export and lets it go on, or takes it back.',
    );
  }
  return good(
    picturesWaiting > 0
      ? `${count(picturesWaiting, 'picture')} of imports are being fetched.`
      : 'All is done that is due.',
  );
}

function judgeDisk({ freeBytes }: StatusFacts): Judgement {
  const sentence = `${(freeBytes / gigabyte).toFixed(1)} GB are free.`;
  const advice = 'Make room: with less than 0.2 GB the shop can be read, and nothing be ordered.';
  if (freeBytes > 2 * gigabyte) return good(sentence);
  return freeBytes > 0.5 * gigabyte ? warn(sentence, advice) : alarm(sentence, advice);
}

function judgeBackup({ backedUpAt, now }: StatusFacts): Judgement {
  const advice = 'Run npm run backup every night, and keep the file on another machine.';
  if (backedUpAt === undefined) return warn('No backup was made with npm run backup yet.', advice);
  const hours = (now.getTime() - backedUpAt.getTime()) / hourMs;
  const sentence = `The last one is ${describeSeconds(hours * 3600)} old.`;
  if (hours < 36) return good(sentence);
  return hours < 7 * 24 ? warn(sentence, advice) : alarm(sentence, advice);
}

function judgeLink({ isLinked }: StatusFacts): Judgement {
  if (isLinked) return good('The servers hear of each other.');
  return alarm('This server does not reach Redis, and so not the others.', 'See that Redis runs where REDIS_URL says.');
}

/** The facts in plain words: how it stands, and what to do where it does not stand well. */
export function judgeStatus(facts: StatusFacts): StatusCheck[] {
  return [
    { name: 'database', title: 'Database', ...judgeDatabase(facts) },
    { name: 'outbox', title: 'News', ...judgeOutbox(facts) },
    { name: 'messages', title: 'Messages', ...judgeMessages(facts) },
    { name: 'channels', title: 'Ways to reach people', ...judgeChannels(facts) },
    { name: 'jobs', title: 'Work in the background', ...judgeJobs(facts) },
    { name: 'disk', title: 'Room on the disk', ...judgeDisk(facts) },
    { name: 'backup', title: 'Backup', ...judgeBackup(facts) },
    { name: 'link', title: 'Servers', ...judgeLink(facts) },
  ];
}
