import { isLoopback } from './is-loopback.ts'

/** Placeholders that documentation and templates write instead of a secret. */
const STANDS_FOR_ONE =
  /change-?me|example|placeholder|sixteen-characters|your-(?:own-)?(?:secret|key|token|password)|openssl-rand/
const FEWEST_CHARACTERS = 6

const MESSAGE = 'is an example, which everybody can read: make one of your own with `openssl rand -hex 24`'

/** For zod's `refine`: refuses a secret that is copied from an example, or one repeated character. */
export const ownSecret = [
  (secret: string) =>
    !STANDS_FOR_ONE.test(secret.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')) &&
    new Set(secret).size >= FEWEST_CHARACTERS,
  MESSAGE,
] as const

/** For zod's `refine`: refuses an example password in an address of another machine. */
export const ownPassword = [
  (address: string) => {
    const { password } = new URL(address)
    return isLoopback(address) || !/^(?:password|secret|change[-_]?me|example)$/i.test(password)
  },
  'is an example: its password is one that everybody can read',
] as const
