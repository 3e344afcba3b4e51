export type { ReturnsService } from './returns.service.ts';
export { createReturnsModule } from './returns.module.ts';
