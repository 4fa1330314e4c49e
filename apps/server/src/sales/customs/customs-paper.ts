import type { LanguageCode } from '@nawl/messages/languages'

/** A column of a paper's table: its head, how wide it is in points, and whether it holds figures. The first takes the rest. */
export type PaperColumn = { readonly head: string; readonly width?: number; readonly isFigure?: true }

/** A paper with parties, facts and a table, as text in a language: of customs offices, and of the trade. */
export type TablePaper = {
  readonly title: string
  /** Below the table and on each page. */
  readonly reference: string
  /** Such as exporter, consignee, and buyer where that is another. */
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly columns: readonly PaperColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Each beside the table's last column. */
  readonly sums: readonly (readonly [label: string, value: string])[]
  readonly notes: readonly string[]
  /** Where somebody signs; nobody when absent. */
  readonly signature?: string
}

/** A paper for customs offices. */
export type CustomsPaper = TablePaper & {
  readonly file: 'commercial-invoice' | 'packing-list' | 'certificate-of-origin-data'
  readonly signature: string
}

/** A paper of the trade, with its file's name. */
export type NamedPaper = { readonly name: string; readonly paper: TablePaper }

export type CustomsSet = {
  readonly language: LanguageCode
  readonly number: string
  /** The day of the invoice, as the papers say the same whenever they are made. */
  readonly at: Date
  readonly papers: readonly CustomsPaper[]
}
