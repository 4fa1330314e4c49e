/** Hands bytes to the browser's downloads under a name. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // Safari reads it only after a while.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
