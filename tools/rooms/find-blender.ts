import { execFileSync } from 'node:child_process'

/** The scenes use the API of 3.x; later versions renamed shader inputs. */
const WORKS_WITH = /^Blender 3\.[3-6]\./

const HOW_TO_GET_IT = `Rooms are rebuilt with Blender 3.3 to 3.6, which was not found.
  Debian, Ubuntu:  apt install blender python3-numpy
  elsewhere:       https://download.blender.org/release/Blender3.6/
Name another place with BLENDER=/path/to/blender. The shop itself never needs it: its plates are in content/rooms.`

/** The command that starts Blender. Throws with instructions if there is no suitable one. */
export function findBlender(environment: NodeJS.ProcessEnv): string {
  const command = environment.BLENDER ?? 'blender'
  const version = versionOf(command)
  if (version === null) throw new Error(HOW_TO_GET_IT)
  if (!WORKS_WITH.test(version)) throw new Error(`${command} is ${version}.\n${HOW_TO_GET_IT}`)
  return command
}

function versionOf(command: string): string | null {
  try {
    return execFileSync(command, ['--version'], { encoding: 'utf8', stdio: 'pipe' }).split('\n')[0] ?? null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
