import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  readonly cwd?: string
  /** Whether to print its output on success, too. */
  readonly shows?: boolean
  /** Environment variables in addition to this process's. */
  readonly env?: Readonly<Record<string, string>>
}

export type StepResult = {
  readonly name: string
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

/** Runs a command and prints one line about the result; its output follows on failure, or with `shows`. */
export async function runStep({ name, command, cwd, env, shows = false }: Step): Promise<StepResult> {
  const start = performance.now()
  const [program, ...args] = command
  const child = spawn(program, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  const seconds = (performance.now() - start) / 1000
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (code !== 0 || shows) console.log(output)
  return { name, ok: code === 0, output, seconds }
}
