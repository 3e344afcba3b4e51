import { AppError } from '../app-error.ts';

export const refuseFile = (message: string) => new AppError('validation_failed', message, { file: message });
