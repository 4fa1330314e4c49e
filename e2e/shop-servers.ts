// Configurable, so that two runs can share a machine.
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4173)

const shopOn = (port: number) => ({ port, url: `http://127.0.0.1:${port}` })

/** The tested shop, and one whose database is unreachable. */
export const SHOP = shopOn(FIRST_PORT)
export const SHOP_WITHOUT_DATABASE = shopOn(FIRST_PORT + 1)
