/** Removes personal data from a log text: e-mail addresses, query strings, long codes, line breaks. */
export function redactPersons(text: string): string {
  return (
    text
      .replaceAll(/[^\s<>"']+/g, (word) => (/[^@]@[^@]/.test(word) ? '[mailbox]' : word))
      .replaceAll(/\?[^\s:)'"]+/g, '?[…]')
      .replaceAll(/NW-[0-9A-Z]{4}-[0-9A-Z]{4}/g, '[order]')
      // Hashes in our file names have eight characters; tokens are longer.
      .replaceAll(/[\w-]{20,}(?:\.[\w-]+)*/g, '[code]')
      .replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ')
  )
}
