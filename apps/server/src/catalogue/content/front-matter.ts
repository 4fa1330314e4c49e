import { parse } from 'yaml'
import type { z } from 'zod'

/** Splits a file into validated front matter and body. An error names the file, the field and what it should be. */
export function readFrontMatter<T>(
  file: string,
  source: string,
  schema: z.ZodType<T>,
): { readonly fields: T; readonly body: string } {
  const [, yaml, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source.replaceAll('\r\n', '\n')) ?? []
  if (yaml === undefined || body === undefined)
    throw new Error(`${file} has to begin with fields between two lines of ---`)
  const read = schema.safeParse(parse(yaml))
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new Error(`${file} has fields that are not as they should be:\n${faults.join('\n')}`)
  }
  return { fields: read.data, body }
}
