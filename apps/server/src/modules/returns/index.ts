export { createReturnsModule } from './returns.module.ts';
