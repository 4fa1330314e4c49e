// Renders invoices off the main thread.
export { invoicePdf } from './invoice-pdf.ts'
