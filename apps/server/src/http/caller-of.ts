import { isIPv6 } from 'node:net'

/**
 * Who is behind an address, as far as it tells: an IPv4 address itself, of an IPv6 address the network (its first 64
 * bits), in which one connection has more addresses than anybody can count (RFC 6177).
 */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (inside) return inside
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
