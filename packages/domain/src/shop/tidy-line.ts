/**
 * A typed line: blanks and control characters, line breaks among them, become single blanks. So do marks that turn the
 * direction of text around (U+202A to 202E, U+2066 to 2069), with which a name could read as another one on an invoice.
 * Joiners (U+200C and 200D) stay: names in Persian and Hindi are spelt with them.
 */
export function tidyLine(typed: string): string {
  return typed.replaceAll(/(?:(?![\u200C\u200D])[\p{C}\s])+/gu, ' ').trim()
}

/** A line while it is typed: without those marks, its blanks as they are. */
export const withoutTurns = (typed: string): string => typed.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
