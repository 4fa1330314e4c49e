/** Saves a blob as a download with the given file name. */
export function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  // Safari reads the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
