import {
  addOptionRequest,
  newProjectRequest,
  projectAnswer,
  projectList,
  projectParams,
  saveProjectRequest,
} from '@nawl/contract/trade/project'
import { MOST_PROJECT, optionsOf, type ProjectPlan, withOption } from '@nawl/domain/trade/project'
import { z } from 'zod'

import { ApiError, described } from '../../platform/http/api-error.ts'
import type { App } from '../../platform/http/fastify-app.ts'
import { waitingCaller } from '../../platform/threads/waiting-caller.ts'
import { NO_STORE } from '../../platform/http/caching.ts'
import type { SalesRouteDeps } from '../sales-route-deps.ts'
import { optionDesign } from './option-design.ts'
import type { ProjectRow, ProjectStore } from './project.store.ts'
import type { QuoteStore } from './quote.store.ts'
import { shownProject } from './shown-project.ts'
import type { MemberAt, TradeMember } from './trade-member.ts'

type Deps = SalesRouteDeps & {
  readonly projects: ProjectStore
  readonly quotes: QuoteStore
  readonly memberAt: MemberAt
}

const CHANGES_PER_HOUR = 2_000
const LARGEST_PLAN = 1024 * 1024
const about = described('trade')
const PATH = '/api/account/projects'

/** /api/account/projects: the projects of a member of the trade, with the member's own prices. */
export function projectRoutes(app: App, deps: Deps): void {
  const { projects, quotes, memberAt, settings, now, accounts, projectProofs } = deps
  const limit = deps.limits('trade-project', CHANGES_PER_HOUR)
  accounts.onExport('projects', async (tx, id) =>
    (await projects.list(id, tx)).map(({ content, changedAt }) => ({ ...content, changedAt })),
  )

  async function shown(row: ProjectRow, { tier, contact }: TradeMember) {
    const tariff = settings.prices.tariff()
    const made = await quotes.ofProject(row.id)
    const shownToClient = await projectProofs.list(row)
    const view = { ...deps, tier, contact, tariff, quotes: made, shownToClient, now: new Date(now()) }
    return shownProject(row, view)
  }
  const changing = async (request: Parameters<MemberAt>[0]) => {
    const member = await memberAt(request)
    await limit.check(member.person.id)
    return member
  }

  const list = about('One’s projects, the latest first', { 200: projectList })
  app.get(PATH, { schema: list }, async (request, reply) => {
    const { person } = await memberAt(request)
    const rows = await projects.list(person.id)
    return reply.headers(NO_STORE).send({ projects: rows.map(listed) })
  })

  const make = about('Begins a project', { 200: projectAnswer }, { body: newProjectRequest })
  app.post(PATH, { schema: make }, async (request, reply) => {
    const member = await changing(request)
    const { id, ...given } = request.body
    const row = await projects.make({ id, personId: member.person.id }, given)
    return reply.headers(NO_STORE).send(await shown(row, member))
  })

  const one = { params: projectParams }
  const show = about('A project with the member’s own prices', { 200: projectAnswer }, one)
  app.get(`${PATH}/:id`, { schema: show }, async (request, reply) => {
    const member = await memberAt(request)
    const row = await projects.find({ id: request.params.id, personId: member.person.id })
    return reply.headers(NO_STORE).send(await shown(row, member))
  })

  const save = about(
    'Saves what was written of a project; refused if it was changed elsewhere meanwhile',
    { 200: projectAnswer },
    { ...one, body: saveProjectRequest },
  )
  app.put(`${PATH}/:id`, { schema: save, bodyLimit: LARGEST_PLAN }, async (request, reply) => {
    const member = await changing(request)
    const { plan, version } = request.body
    const named = { id: request.params.id, personId: member.person.id }
    // The budget is a whole number of cents, by the contract.
    const row = await projects.save(named, plan as ProjectPlan, version)
    return reply.headers(NO_STORE).send(await shown(row, member))
  })

  const add = about(
    'Adds a rug to a project: from the studio, a saved design, an earlier order, or as a client approved it',
    { 200: projectAnswer },
    { ...one, body: addOptionRequest },
  )
  app.post(`${PATH}/:id/options`, { schema: add }, async (request, reply) => {
    const member = await changing(request)
    const { from, ...placed } = request.body
    const named = { id: request.params.id, personId: member.person.id }
    const design = await optionDesign(deps, from, named, waitingCaller(request, reply))
    const row = await projects.change(named, ({ content }) => {
      // Sent twice, it is added once.
      if (Object.hasOwn(content.designs, placed.ids.option)) return content
      const after = withOption(content, design, placed)
      if (isTooLarge(after.plan)) throw new ApiError('project/too-many')
      return after
    })
    return reply.headers(NO_STORE).send(await shown(row, member))
  })

  const remove = about('Deletes a project; it can come back for thirty days', { 204: z.null() }, one)
  app.delete(`${PATH}/:id`, { schema: remove }, async (request, reply) => {
    const { person } = await changing(request)
    await projects.remove({ id: request.params.id, personId: person.id })
    return reply.status(204).send(null)
  })

  const restore = about('Brings a deleted project back', { 200: projectAnswer }, one)
  app.post(`${PATH}/:id/restore`, { schema: restore }, async (request, reply) => {
    const member = await changing(request)
    const named = { id: request.params.id, personId: member.person.id }
    await projects.restore(named)
    return reply.headers(NO_STORE).send(await shown(await projects.find(named), member))
  })
}

const isTooLarge = ({ rooms }: ProjectPlan): boolean =>
  rooms.length > MOST_PROJECT.rooms ||
  rooms.some(
    ({ rugs }) =>
      rugs.length > MOST_PROJECT.rugs || rugs.some(({ options }) => options.length > MOST_PROJECT.options),
  )

function listed({ id, content: { plan }, changedAt }: ProjectRow) {
  const { name, client, rooms, neededBy } = plan
  return {
    id,
    name,
    client,
    rooms: rooms.length,
    rugs: optionsOf(plan).filter(({ rug, option }) => rug.chosen === option.id).length,
    neededBy,
    changedAt: changedAt.toISOString(),
  }
}
