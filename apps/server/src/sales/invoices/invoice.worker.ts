// Invoices, made away from the threads that answer.
export { invoicePdf } from './invoice-pdf.ts'
