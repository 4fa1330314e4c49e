/** The encodings in which spreadsheets save CSV. Apart from the schemas, for the browser's choice of one. */
export const CSV_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1256'] as const
export type CsvEncoding = (typeof CSV_ENCODINGS)[number]
