import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive: its bytes, or what reads them a part at a time. */
export type ZippedFile = {
  readonly name: string
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  /** Whether its bytes are small already, such as those of a PDF. */
  readonly isPacked?: boolean
}

/** Writes files into a ZIP archive while they are read: no more than one part of one file is in memory. */
export async function* zipStream(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  const taken = () => {
    const parts = made
    made = []
    return parts
  }
  const zip = new Zip((error, part) => {
    if (error) throw error
    made.push(part)
  })
  for await (const { name, content, isPacked } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name)
    file.mtime = at
    zip.add(file)
    if (content instanceof Uint8Array) file.push(content, true)
    else {
      for await (const part of content) {
        file.push(part)
        yield* taken()
      }
      file.push(new Uint8Array(0), true)
    }
    yield* taken()
  }
  zip.end()
  yield* taken()
}
