import type { FastifyInstance } from 'fastify'

const DAY_MS = 24 * 60 * 60 * 1000

/** Has the house swept once a day while the shop is open, first as soon as it is. What fails is logged and tried again tomorrow. */
export function daily(app: FastifyInstance, name: string, sweep: () => Promise<void>): void {
  const run = () =>
    void sweep().catch((error: unknown) => app.log.warn({ err: error }, `${name} could not be swept`))
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    run()
    timer = setInterval(run, DAY_MS).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
