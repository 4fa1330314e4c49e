/** An id that no entry has, and that none had which was removed a moment ago: records of rugs name frames by it. */
export function freeId(entries: readonly { readonly id: string }[]): string {
  const id = crypto.randomUUID().slice(0, 8)
  return entries.some((entry) => entry.id === id) ? freeId(entries) : id
}
