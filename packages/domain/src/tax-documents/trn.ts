/** A tax registration number without the blanks and hyphens that people set between its digits. */
export const plainTrn = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** The UAE's tax registration numbers have fifteen digits, of which the first is 1. */
export const isTrn = (typed: string): boolean => /^1\d{14}$/.test(plainTrn(typed))
