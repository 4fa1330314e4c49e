/** The language whose pages are built or served in development: `NAWL_LANGUAGE`, or English. */
export function webLanguage(): string {
  return process.env['NAWL_LANGUAGE'] ?? 'en'
}
