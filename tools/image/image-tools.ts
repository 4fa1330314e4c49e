import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { has, run } from './command.ts'

/** Builds and runs images without a daemon, with storage inside its own folder. */
export type Buildah = (...args: string[]) => string

/** Why images cannot be built here; null if they can. */
export function whyNoImages(): string | null {
  if (!has('buildah')) return 'buildah is not installed (apt-get install buildah)'
  if (process.getuid?.() !== 0) return 'buildah in a chroot needs root'
  if (process.env['NODE_IMAGE'] === undefined && !has('mmdebstrap'))
    return 'there is no image to begin with: set NODE_IMAGE, or install mmdebstrap to make one'
  return null
}

/** Needs no kernel features except chroot, so it also works inside a container. */
export function buildahIn(folder: string): Buildah {
  mkdirSync(folder, { recursive: true })
  return (command, ...args) => {
    const isolation = command === 'run' || command === 'build' ? ['--isolation', 'chroot'] : []
    return run('buildah', [...storeIn(folder), command ?? '', ...isolation, ...args])
  }
}

/** Arguments that make `buildah` keep everything in `folder`. */
export function storeIn(folder: string): string[] {
  return ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
}

export type Layers = {
  /** Size in bytes of the layers above the base: as files, and as transferred by a registry. */
  readonly unpacked: number
  readonly packed: number
  readonly labels: Readonly<Record<string, string>>
  readonly user: string
}

/** Exports an image in registry format and measures the layers above its base. */
export function weighLayers(buildah: Buildah, image: string, base: string, folder: string): Layers {
  const ofBase = new Set(inspect(buildah, base).OCIv1.rootfs.diff_ids)
  const { OCIv1 } = inspect(buildah, image)
  const pushed = join(folder, 'pushed')
  buildah('push', image, `oci:${pushed}`)
  const blob = (digest: string) => join(pushed, 'blobs', ...digest.split(':'))
  const { manifests } = readJson<{ manifests: [{ digest: string }] }>(join(pushed, 'index.json'))
  const { layers } = readJson<{ layers: { digest: string; size: number }[] }>(blob(manifests[0].digest))
  const above = layers.filter((_, i) => !ofBase.has(OCIv1.rootfs.diff_ids[i] ?? ''))
  const unpackedBytes = (digest: string) => Number(run('sh', ['-c', `gzip -dc '${blob(digest)}' | wc -c`]))
  return {
    packed: above.reduce((sum, { size }) => sum + size, 0),
    unpacked: above.reduce((sum, { digest }) => sum + unpackedBytes(digest), 0),
    labels: OCIv1.config.Labels ?? {},
    user: OCIv1.config.User ?? '',
  }
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}

type Inspected = {
  readonly OCIv1: {
    readonly rootfs: { readonly diff_ids: readonly string[] }
    readonly config: { readonly Labels?: Readonly<Record<string, string>>; readonly User?: string }
  }
}

function inspect(buildah: Buildah, image: string): Inspected {
  return JSON.parse(buildah('inspect', '--type', 'image', image)) as Inspected
}
