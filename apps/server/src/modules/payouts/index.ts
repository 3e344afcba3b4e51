export { enterEarnings } from './enter-earnings.ts';
export { createPayoutsModule } from './payouts.module.ts';
