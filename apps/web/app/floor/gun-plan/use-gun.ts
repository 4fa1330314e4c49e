import { useEffect, useEffectEvent, useState } from 'react'

/** With reduced motion the picture changes once a second instead of all the time. */
const CALM_MS = 1_000

/** The gun's place along the line that it tufts, in mm, while it plays and when it is moved. */
export function useGun(length: number) {
  const [mm, setMm] = useState(length)
  const [isPlaying, setPlaying] = useState(false)
  /** In metres of line a second. */
  const [speed, setSpeed] = useState(10)

  const advance = useEffectEvent((seconds: number) => {
    const next = Math.min(length, mm + seconds * speed * 1000)
    setMm(next)
    if (next === length) setPlaying(false)
  })
  useEffect(() => {
    if (!isPlaying) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isCalm) {
      const timer = setInterval(() => advance(CALM_MS / 1000), CALM_MS)
      return () => clearInterval(timer)
    }
    let before = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      advance(Math.max(0, now - before) / 1000)
      before = now
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isPlaying])

  return {
    mm: Math.min(mm, length),
    isPlaying,
    speed,
    setSpeed,
    goTo: setMm,
    /** Plays or pauses; a finished rug is tufted from the beginning. */
    toggle: () => {
      if (!isPlaying && mm >= length) setMm(0)
      setPlaying(!isPlaying)
    },
  }
}
