import type { ProjectAnswer } from '@nawl/contract/trade/project'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { type CallResult, callJson } from '../../sales/order/calls/call-json.ts'
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

export type ProjectEditor = {
  readonly project: ProjectAnswer
  /** As it is being written. */
  readonly plan: Plan
  readonly change: (change: (plan: Plan) => Plan) => void
  readonly saving: 'saved' | 'saving' | 'failed' | 'conflict'
  /** Why it is not saved, if the server said so. */
  readonly refusal: string
  /** Saves at once what was written; whether all of it is saved. */
  readonly saveNow: () => Promise<boolean>
  readonly choose: (which: 'mine' | 'theirs') => Promise<void>
  /** Shows what a command answered. */
  readonly show: (answer: ProjectAnswer) => void
}

/**
 * Writes a project: every change is saved a moment later, tried again while the shop does not answer, and never written
 * over what another window saved.
 */
export function useProject(first: ProjectAnswer): ProjectEditor {
  const [project, setProject] = useState(first)
  const [plan, setPlan] = useState(first.plan)
  const [saving, setSaving] = useState<ProjectEditor['saving']>('saved')
  const [refusal, setRefusal] = useState('')
  // What is written and not saved, read by timers.
  const latest = useRef({ plan: first.plan, version: first.version, isDirty: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const running = useRef<Promise<boolean>>(undefined)
  const path = `/api/account/projects/${first.id}`

  const take = (answer: ProjectAnswer, isClean: boolean) => {
    latest.current.version = answer.version
    setProject(answer)
    if (!isClean) return
    latest.current = { plan: answer.plan, version: answer.version, isDirty: false }
    setPlan(answer.plan)
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
    const { plan: sent, version, isDirty } = latest.current
    if (!isDirty) return true
    setSaving('saving')
    running.current = send(sent, version)
    holdReading(running.current)
    const isSaved = await running.current
    running.current = undefined
    return isSaved
  }

  async function send(sent: Plan, version: number): Promise<boolean> {
    const called = await put(sent, version)
    if (called.ok) {
      const isClean = latest.current.plan === sent
      take(called.answer, isClean)
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
    const warn = (event: BeforeUnloadEvent) => latest.current.isDirty && event.preventDefault()
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
      const next = by(latest.current.plan)
      latest.current = { ...latest.current, plan: next, isDirty: true }
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
        take(called.answer, true)
        return setSaving('saved')
      }
      latest.current.version = called.answer.version
      await save()
    },
    show: (answer) => take(answer, true),
  }
}
