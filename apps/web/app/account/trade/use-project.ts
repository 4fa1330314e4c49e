import type { AddOptionRequest, ProjectAnswer } from '@nawl/contract/trade/project'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type CallResult, callJson, command } from '../../sales/order/calls/call-json.ts'
import { refusalMessage } from '../../sales/order/calls/refusal-messages.ts'
import { accountFetch } from '../../sign-in/session.ts'
import { holdReading } from './pending-saves.ts'

export type Plan = ProjectAnswer['plan']

/** Whether a rug of the project is chosen, so that there is something to price and to specify. */
export const hasChosen = ({ rooms }: Plan): boolean =>
  rooms.some(({ rugs }) => rugs.some(({ chosen }) => chosen !== null))

/** After the last key, so that a sentence is saved once. */
const SAVE_AFTER_MS = 700
const TRY_AGAIN_MS = 5_000

/** Pure, since it may be made again upon what the server answers. */
type Change = (plan: Plan) => Plan

export type ProjectEditor = {
  readonly project: ProjectAnswer
  /** As it is being written. */
  readonly plan: Plan
  readonly change: (change: Change) => void
  readonly saving: 'saved' | 'saving' | 'failed' | 'conflict'
  /** Why it is not saved, if the server said so. */
  readonly refusal: string
  /** Saves at once what was written; whether all of it is saved. */
  readonly saveNow: () => Promise<boolean>
  readonly choose: (which: 'mine' | 'theirs') => Promise<void>
  /** Saves what was written, then adds an option; null where that was not saved. */
  readonly addOption: (option: AddOptionRequest) => Promise<CallResult<ProjectAnswer> | null>
}

/**
 * Writes a project: every change is saved a moment later, tried again while the shop does not answer, and never written
 * over what another window saved. What is written while an answer is under way stays, and is saved after it.
 */
export function useProject(first: ProjectAnswer): ProjectEditor {
  const [project, setProject] = useState(first)
  const [plan, setPlan] = useState(first.plan)
  const [saving, setSaving] = useState<ProjectEditor['saving']>('saved')
  const [refusal, setRefusal] = useState('')
  // What is written and not saved, read by timers.
  const latest = useRef({ plan: first.plan, version: first.version, unsaved: [] as readonly Change[] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<unknown>>(undefined)
  const path = `/api/account/projects/${first.id}`

  /** Shows an answer, and upon it what it does not know yet. */
  const take = (answer: ProjectAnswer, unsaved: readonly Change[]) => {
    const plan = unsaved.reduce((before, by) => by(before), answer.plan)
    latest.current = { plan, version: answer.version, unsaved }
    setProject(answer)
    setPlan(plan)
  }

  /** Savings wait for it: one that overtook it would be refused for not knowing it. */
  async function inTurn<T>(work: Promise<T>): Promise<T> {
    running.current = work
    holdReading(work)
    try {
      return await work
    } finally {
      running.current = undefined
    }
  }

  const put = (sent: Plan, version: number): Promise<CallResult<ProjectAnswer>> =>
    callJson<ProjectAnswer>(accountFetch, path, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ plan: sent, version }),
      keepalive: JSON.stringify(sent).length < 60_000,
    })

  async function save(): Promise<boolean> {
    clearTimeout(timer.current)
    while (running.current) await running.current
    if (latest.current.unsaved.length === 0) return true
    setSaving('saving')
    return inTurn(send())
  }

  async function send(): Promise<boolean> {
    const { plan: sent, version, unsaved } = latest.current
    const called = await put(sent, version)
    if (called.ok) {
      const later = latest.current.unsaved.slice(unsaved.length)
      const isClean = later.length === 0
      take(called.answer, later)
      setRefusal('')
      setSaving(isClean ? 'saved' : 'saving')
      return isClean
    }
    if (called.fault === 'project/changed-meanwhile') setSaving('conflict')
    else {
      setSaving('failed')
      setRefusal(called.fault === 'no-answer' ? '' : refusalMessage(called.fault))
      if (called.fault === 'no-answer') timer.current = setTimeout(() => void save(), TRY_AGAIN_MS)
    }
    return false
  }

  const leave = useEffectEvent(() => void save())
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && leave()
    const warn = (event: BeforeUnloadEvent) => latest.current.unsaved.length > 0 && event.preventDefault()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('beforeunload', warn)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('beforeunload', warn)
      leave()
    }
  }, [])

  return {
    project,
    plan,
    saving,
    refusal,
    change: (by) => {
      const { plan: before, version, unsaved } = latest.current
      const next = by(before)
      latest.current = { plan: next, version, unsaved: [...unsaved, by] }
      setPlan(next)
      if (saving === 'conflict') return
      setSaving('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS)
    },
    saveNow: save,
    choose: async (which) => {
      const called = await callJson<ProjectAnswer>(accountFetch, path)
      if (!called.ok) return setSaving('conflict')
      if (which === 'theirs') {
        take(called.answer, [])
        return setSaving('saved')
      }
      latest.current.version = called.answer.version
      await save()
    },
    addOption: async (option) => {
      // The rug may be a moment old, and unknown to the server.
      if (!(await save())) return null
      const add = async () => {
        const called = await callJson<ProjectAnswer>(accountFetch, `${path}/options`, command(option))
        if (called.ok) take(called.answer, latest.current.unsaved)
        return called
      }
      return inTurn(add())
    },
  }
}
