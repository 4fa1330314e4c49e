// Two runs on one machine need ports of their own.
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4173)

const shopOn = (port: number) => ({ port, url: `http://127.0.0.1:${port}` })

/** Where the browser tests find the shop, and one whose database is away. */
export const SHOP = shopOn(FIRST_PORT)
export const SHOP_WITHOUT_DATABASE = shopOn(FIRST_PORT + 1)
