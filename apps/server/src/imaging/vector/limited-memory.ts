const HEADER_BYTES = 8
const MEMORY_SECTION = 5

/**
 * A WebAssembly module whose memory ends at so many pages of 64 KB (WebAssembly Core 2.0, §5.5.8). Compiled modules
 * name no limit of their own, and threads of Node limit only JavaScript's. Throws for a module without one memory.
 */
export function withLimitedMemory(module: Uint8Array, mostPages: number): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [module.subarray(0, HEADER_BYTES)]
  let hasMemory = false
  for (let at = HEADER_BYTES; at < module.length;) {
    const length = readInteger(module, at + 1)
    const end = length.next + length.value
    if (module[at] === MEMORY_SECTION) {
      // One memory; a byte that says whether it is limited; its least pages.
      if (module[length.next] !== 1) throw new Error('the module has not one memory')
      const least = readInteger(module, length.next + 2).value
      const section = [1, 1, ...writeInteger(least), ...writeInteger(mostPages)]
      parts.push(Uint8Array.from([MEMORY_SECTION, ...writeInteger(section.length), ...section]))
      hasMemory = true
    } else parts.push(module.subarray(at, end))
    at = end
  }
  if (!hasMemory) throw new Error('the module has no memory')
  return new Uint8Array(Buffer.concat(parts))
}

/** Reads an unsigned LEB128. */
function readInteger(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } {
  let value = 0
  for (let shift = 0, next = at; ; shift += 7, next++) {
    const byte = bytes[next]
    if (byte === undefined) throw new Error('the module ends within a number')
    value += (byte & 127) * 2 ** shift
    if (byte < 128) return { value, next: next + 1 }
  }
}

function writeInteger(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...writeInteger(value >> 7)]
}
