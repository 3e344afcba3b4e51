export { createPaymentsModule } from './payments.module.ts';
export { insertPayment } from './payments.repository.ts';
