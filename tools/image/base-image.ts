import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './command.ts'

/** The base image's contents if no image registry is reachable: Debian's files, the Node that runs this, and npm. */
const DEBIAN = { suite: 'bookworm', packages: 'ca-certificates,libstdc++6,libatomic1' }
const NPM = '11'

/** Builds such an image under `name` with `buildah`, in a folder that may be deleted afterwards. */
export function makeBaseImage(buildah: (...args: string[]) => string, name: string, folder: string): void {
  const root = join(folder, 'base')
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true })
  copyFileSync(realpathSync(process.execPath), join(root, 'usr/local/bin/node'))
  run('npm', [
    'install',
    '--global',
    '--prefix',
    join(root, 'usr/local'),
    '--no-audit',
    '--no-fund',
    `npm@${NPM}`,
  ])
  trustWhatNpmTrusts(root)
  const tar = join(folder, 'debian.tar')
  run('mmdebstrap', ['--variant=minbase', `--include=${DEBIAN.packages}`, DEBIAN.suite, tar])
  const container = buildah('from', 'scratch')
  buildah('add', container, tar, '/')
  buildah('add', container, root, '/')
  // The same user as in the official image.
  buildah('run', container, '--', 'useradd', '--uid', '1000', '--create-home', 'node')
  buildah('commit', '--rm', container, name)
}

/** This machine's mirror or proxy, and the certificates to trust for it. */
function trustWhatNpmTrusts(root: string): void {
  const lines = [`registry=${run('npm', ['config', 'get', 'registry'])}`]
  const authorities = process.env['NODE_EXTRA_CA_CERTS']
  if (authorities !== undefined) {
    mkdirSync(join(root, 'usr/local/share'), { recursive: true })
    copyFileSync(authorities, join(root, 'usr/local/share/npm-authorities.pem'))
    lines.push('cafile=/usr/local/share/npm-authorities.pem')
  }
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true })
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `${lines.join('\n')}\n`)
}
