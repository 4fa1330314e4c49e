import { spawnSync } from 'node:child_process'

/** Runs a program and returns its output; throws with all its output if it fails. */
export function run(program: string, args: readonly string[], cwd?: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  if (status === 0) return stdout.trim()
  throw new Error(`${program} ${args.join(' ')}\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`)
}

/** Whether a program exists on this machine. */
export function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}
