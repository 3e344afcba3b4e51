export { writeInvoice } from './invoice-papers.ts';
export { createInvoicesModule } from './invoices.module.ts';
export { listInvoices } from './invoices.repository.ts';
export { correctInvoices, issueInvoices } from './issue-invoices.ts';
