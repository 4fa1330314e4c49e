/** A text for the log without what leads to somebody: mailboxes, what follows a question mark, long codes, line ends. */
export function redactPersons(text: string): string {
  return (
    text
      .replaceAll(/[^\s<>"']+/g, (word) => (/[^@]@[^@]/.test(word) ? '[mailbox]' : word))
      .replaceAll(/\?[^\s:)'"]+/g, '?[…]')
      .replaceAll(/NW-[0-9A-Z]{4}-[0-9A-Z]{4}/g, '[order]')
      // Hashes in the names of our own files are eight letters; tokens are longer.
      .replaceAll(/[\w-]{20,}(?:\.[\w-]+)*/g, '[code]')
      .replaceAll(/[^\P{Cc}\n]|[\u2028\u2029]/gu, ' ')
  )
}
