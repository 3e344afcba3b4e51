import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import { noteNotices, securityNotice } from '../../db/notices.ts';
import type { Seller } from '../../http/serve.ts';
import type { Platform } from '../../module.ts';
import type { Attempts, Guesser } from '../accounts/index.ts';
import * as repository from './second-step.repository.ts';
import { findStep, writeBase32, writeOtpAddress } from './totp.rules.ts';

const secretBytes = 20;
const recoveryBytes = 10;
const recoveryCount = 10;

const wrongCode = () => new AppError('wrong_code', 'This code is not right, or was used already.');
const alreadyOn = () => new AppError('edit_conflict', 'Two-step login is on already.');
const notOn = () => new AppError('edit_conflict', 'Two-step login is not on.');

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/** Codes of an app after the password, and recovery codes for when the app is lost. */
export function createSecondStepService(
  { database, now, readIdentity }: Pick<Platform, 'database' | 'now' | 'readIdentity'>,
  attempts: Attempts,
) {
  const { db } = database;

  async function take({ sellerId, secret }: repository.SecondStepRow, code: string): Promise<boolean> {
    const step = findStep(secret, code, now());
    if (step !== undefined) return repository.takeStep(db, sellerId, step);
    return repository.takeRecoveryCode(db, sellerId, hashOf(sellerId, code));
  }

  /** Passes when the account has no second step, or this is a code of it that was not used before; a guess is counted. */
  async function check(sellerId: string, given: string | undefined, count: () => Promise<void>): Promise<void> {
    const row = await repository.findSecondStep(db, sellerId);
    if (!row?.confirmedAt) return;
    if (given === undefined) {
      throw new AppError('second_step_required', 'Enter the code of your app, or a recovery code.');
    }
    await count();
    if (!(await take(row, readCode(given)))) throw wrongCode();
  }

  async function read(sellerId: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
    const row = await repository.findSecondStep(db, sellerId);
    return row?.confirmedAt
      ? { isOn: true, recoveryCodesLeft: row.recoveryHashes.length }
      : { isOn: false, recoveryCodesLeft: 0 };
  }

  return {
    check,
    read,

    /** A secret for an app; nothing is asked for until it is confirmed. */
    async begin({ id, email }: Seller): Promise<{ secret: string; address: string }> {
      const secret = writeBase32(randomBytes(secretBytes));
      if (!(await repository.beginSecondStep(db, id, secret))) throw alreadyOn();
      return { secret, address: writeOtpAddress({ issuer: readIdentity().name, account: email, secret }) };
    },

    /** Switches the second step on; answers the recovery codes, which are kept nowhere. */
    async confirm({ id }: Seller, given: string, guesser: Guesser): Promise<string[]> {
      await attempts.countGuess(nameOf(id), guesser);
      const row = await repository.findSecondStep(db, id);
      if (row === undefined) throw notOn();
      if (row.confirmedAt) throw alreadyOn();
      const lastStep = findStep(row.secret, readCode(given), now());
      if (lastStep === undefined) throw wrongCode();
      const codes = Array.from({ length: recoveryCount }, inventRecoveryCode);
      const recoveryHashes = codes.map((code) => hashOf(id, readCode(code)));
      const confirmed = { sellerId: id, secret: row.secret, lastStep, recoveryHashes };
      await database.transaction(async (tx) => {
        if (!(await repository.confirmSecondStep(tx, confirmed))) throw alreadyOn();
        await noteNotices(tx, [securityNotice({ reader: 'seller', readerId: id }, 'second_step_on')]);
      });
      attempts.noteRight(nameOf(id), guesser);
      return codes;
    },

    /** The caller has checked the password. */
    async end({ id }: Seller, code: string, guesser: Guesser): Promise<void> {
      if (!(await read(id)).isOn) throw notOn();
      await check(id, code, () => attempts.countGuess(nameOf(id), guesser));
      attempts.noteRight(nameOf(id), guesser);
      await database.transaction(async (tx) => {
        await repository.deleteSecondStep(tx, id);
        await noteNotices(tx, [securityNotice({ reader: 'seller', readerId: id }, 'second_step_off')]);
      });
    },
  };
}

/** Guesses at codes by who is signed in are counted apart from those at the password, which they know. */
const nameOf = (sellerId: string) => `second step ${sellerId}`;

/** Sixteen letters and digits in fours: too many to be guessed, even by who has the hash. */
function inventRecoveryCode(): string {
  return (writeBase32(randomBytes(recoveryBytes)).match(/.{4}/g) ?? []).join('-');
}

function readCode(given: string): string {
  return given.replaceAll(/[\s-]/g, '').toUpperCase();
}

function hashOf(sellerId: string, code: string): string {
  return createHash('sha256').update(`${sellerId} ${code}`).digest('base64url');
}
