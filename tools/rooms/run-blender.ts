import { spawn } from 'node:child_process'
import { join } from 'node:path'

const SCRIPTS = join(import.meta.dirname, 'blender')

/** Runs a script of the scenes' folder in Blender and prints its progress. Rejects if it fails. */
export async function runBlender(
  blender: string,
  script: 'render_room.py' | 'render_still.py' | 'trace_pile.py',
  wanted: readonly string[],
): Promise<void> {
  // Without --python-exit-code Blender exits with 0 when a script fails.
  const start = [
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    join(SCRIPTS, script),
  ]
  const child = spawn(blender, [...start, '--', ...wanted], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  const code = await new Promise((settle, fail) => child.on('exit', settle).on('error', fail))
  if (code !== 0) throw new Error(`Blender could not render ${wanted[0]}`)
}
