/** An account that customers transfer money to. */
export type BankAccount = {
  readonly beneficiary: string
  readonly bank: string
  readonly iban: string
  readonly swift: string
}

/** The UAE's example in the IBAN registry; no bank holds this account. */
export const EXAMPLE_IBAN = 'AE070331234567890123456'

/** Whether money can arrive: the example passes every check of an IBAN. */
export const isRealAccount = ({ iban }: Pick<BankAccount, 'iban'>): boolean =>
  plainIban(iban) !== EXAMPLE_IBAN

/** An IBAN as banks store it: capitals without blanks. */
export const plainIban = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase()

/** ISO 13616: with the first four characters moved to the end and letters as 10 to 35, the number mod 97 is 1. */
export function isIban(typed: string): boolean {
  const text = plainIban(typed)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replaceAll(/[A-Z]/g, (character) =>
    String(character.charCodeAt(0) - 55),
  )
  return BigInt(digits) % 97n === 1n
}

/** ISO 9362: bank, country, place, and maybe a branch. */
export const isSwiftCode = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)
