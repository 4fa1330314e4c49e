/** What a column of a bank's CSV file may be. Apart from the schemas, for the browser's choice of one. */
export const STATEMENT_COLUMNS = [
  'none',
  'date',
  'amount',
  'credit',
  'debit',
  'currency',
  'name',
  'text',
  'reference',
] as const
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]

export const MOST_STATEMENT_COLUMNS = 40
/** What parts the cells. */
export const SEPARATORS = [',', ';', '\t', '|'] as const
/** In which order day, month and year stand. */
export const DATE_ORDERS = ['dmy', 'mdy', 'ymd'] as const
/** What stands before the fils. */
export const DECIMAL_MARKS = ['point', 'comma'] as const
