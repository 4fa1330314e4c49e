import type { FastifyReply } from 'fastify'

import { ApiError } from '../../platform/http/api-error.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { HourlyLimit } from '../../platform/http/limits/hourly-limit.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { accepted, type Command } from './order.store.ts'

type Deps = Pick<SalesRouteDeps, 'open' | 'orders' | 'views' | 'wake'>

/** What customers do with the order that their link or account opens, within an hourly limit of each order. */
export function customerCommands({ open, orders, views, wake }: Deps) {
  type Request = Parameters<typeof open>[0]
  type Run = (number: string) => Promise<unknown>

  /** Runs what is done with the order of a request; the answer is the order afterwards. */
  async function answered(request: Request, reply: FastifyReply, limit: HourlyLimit, run: Run) {
    const { number } = (await open(request)).order
    await limit.check(number)
    await run(number)
    wake()
    const found = await orders.find(number)
    if (!found) throw new ApiError('order/not-found')
    reply.headers(NO_STORE)
    return views.customer(found.order)
  }

  return {
    answered,
    /** The same for a command. */
    commanded: (request: Request, reply: FastifyReply, limit: HourlyLimit, command: Command) =>
      answered(request, reply, limit, async (number) => accepted(await orders.change(number, command))),
  }
}
