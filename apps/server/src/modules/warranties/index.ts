export type { WarrantyCodes } from './warranty-codes.ts';
export { presentVerified } from './warranties.presenter.ts';
export type { WarrantiesService } from './warranties.service.ts';
export { createWarrantiesModule } from './warranties.module.ts';
export { openWarranties, takeBackUnits } from './hand-over.repository.ts';
