import { parseArgs } from 'node:util'

/** Default values, which also determine the type: a flag, a positive number or a text. */
type Defaults = Readonly<Record<string, boolean | number | string>>
type Values<D extends Defaults> = {
  readonly [Name in keyof D]: D[Name] extends boolean ? boolean : D[Name] extends number ? number : string
}
type Options<D extends Defaults> = { readonly values: Values<D>; readonly positionals: readonly string[] }
type Asked<D extends Defaults> = {
  /** The usage line, such as `npm run load [-- --requests 2000]`. */
  readonly usage: string
  readonly options?: D
  /** Maximum number of positional arguments; none by default. */
  readonly words?: number
}

/** Parses the command line. An invalid option prints a message and exits with 2. */
export function readOptions<D extends Defaults = {}>(asked: Asked<D>): Options<D> {
  return orStop(() => parseOptions(process.argv.slice(2), asked))
}

/** Parses the options in `args`. Throws a message with the problem and the usage. */
export function parseOptions<D extends Defaults = {}>(
  args: readonly string[],
  { usage, options, words = 0 }: Asked<D>,
): Options<D> {
  const defaults = Object.entries(options ?? {})
  const kinds = defaults.map(
    ([name, value]) => [name, { type: typeof value === 'boolean' ? 'boolean' : 'string' }] as const,
  )
  const refuse = (what: string) => new Error(`${what}; usage: ${usage}`)
  try {
    const given = parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(kinds) })
    const unexpected = given.positionals[words]
    if (unexpected !== undefined) throw refuse(`Unexpected argument '${unexpected}'`)
    const values = defaults.map(([name, value]) => {
      const text = given.values[name]
      if (typeof value !== 'number' || text === undefined) return [name, text ?? value]
      const number = Number(text)
      if (Number.isFinite(number) && number > 0) return [name, number]
      throw refuse(`--${name} takes a number above zero, not '${String(text)}'`)
    })
    return { values: Object.fromEntries(values) as Values<D>, positionals: given.positionals }
  } catch (error) {
    // Keep the first sentence of Node's message; the rest is advice for developers.
    if (error instanceof TypeError) throw refuse(error.message.replace(/\.\s[^]*$/, ''))
    throw error
  }
}

/** The result of `read`. If it throws, prints only its message and exits with 2. */
export function orStop<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    console.error((error as Error).message)
    return process.exit(2)
  }
}
