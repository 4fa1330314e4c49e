import * as messages from '@nawl/messages/assistant'
import { useEffect, useRef } from 'react'

import type { Microphone } from '../providers/provider.ts'

type VoiceControlsProps = {
  readonly microphone: Microphone
  readonly status: string
  readonly onLevel: (listener: (level: number) => void) => () => void
  readonly onListen: (on: boolean) => void
  readonly onEnd: () => void
}

const WORDS = {
  off: messages.talk,
  opening: messages.talk,
  on: messages.mute,
  muted: messages.unmute,
} as const satisfies Record<Microphone, string>

/** Microphone on and off, the state of the call, and its end. */
export function VoiceControls({ microphone, status, onLevel, onListen, onEnd }: VoiceControlsProps) {
  const isOn = microphone === 'on'
  return (
    <div className="assistant-controls type-ui">
      <button
        type="button"
        aria-disabled={microphone === 'opening'}
        onClick={() => microphone !== 'opening' && onListen(!isOn)}
      >
        {WORDS[microphone]}
      </button>
      {isOn && <Meter onLevel={onLevel} />}
      <p role="status" className="type-caption">
        {status}
      </p>
      <button type="button" onClick={onEnd}>
        {messages.end}
      </button>
    </div>
  )
}

/** The input level. Updated without React, because nothing else changes ten times a second. */
function Meter({ onLevel }: Pick<VoiceControlsProps, 'onLevel'>) {
  const meter = useRef<HTMLSpanElement>(null)
  useEffect(
    () => onLevel((level) => meter.current?.style.setProperty('--level', level.toFixed(2))),
    [onLevel],
  )
  return <span ref={meter} aria-hidden className="assistant-meter" />
}
