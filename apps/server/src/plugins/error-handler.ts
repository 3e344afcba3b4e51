import { type ErrorBody, type ErrorCode } from '@urumuri/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findSqlState } from '../db/client.ts';
import { AppError } from '../shared/app-error.ts';

const statusByCode = {} as Record<ErrorCode, number>;
void statusByCode;
export type { ErrorBody, FastifyError, FastifyInstance, FastifyReply, FastifyRequest, AppError };
export { findSqlState };
