/** How a voice behaves: correctly, or as some real ones do. */
export type Behaviour = 'normal' | 'never starts' | 'never ends' | 'fails'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default' | 'name'>

export const ENGLISH: Voice = { name: 'Emma', lang: 'en-GB', localService: true, default: false }

/**
 * A fake `speechSynthesis` on the test's fake clock: a queue, events in order, 60 ms per letter, and `cancel` ends
 * the current utterance with an `error` event as in Chromium and Firefox. `listsAfter` is when its voices are known,
 * in ms; null for never.
 */
export function fakeSpeechSynthesis({
  behaviour = 'normal',
  voices = [ENGLISH],
  listsAfter = 0,
}: {
  readonly behaviour?: Behaviour
  readonly voices?: readonly Voice[]
  readonly listsAfter?: number | null
} = {}) {
  const queue: FakeUtterance[] = []
  const heard: string[] = []
  const events = new EventTarget()
  let listed = listsAfter === 0
  let timer: ReturnType<typeof setTimeout> | undefined
  if (listsAfter) {
    setTimeout(() => {
      listed = true
      events.dispatchEvent(new Event('voiceschanged'))
    }, listsAfter)
  }

  const finish = (type: 'end' | 'error') => {
    const done = queue.shift()
    done?.dispatchEvent(new Event(type))
    next()
  }
  const next = () => {
    const [utterance] = queue
    if (!utterance || behaviour === 'never starts') return
    timer = setTimeout(() => {
      if (behaviour === 'fails') return finish('error')
      utterance.dispatchEvent(new Event('start'))
      heard.push(utterance.text)
      if (behaviour === 'normal') timer = setTimeout(() => finish('end'), 60 * utterance.text.length)
    }, 20)
  }
  const synthesis = {
    getVoices: () => (listed ? voices : []),
    speak(utterance: FakeUtterance) {
      queue.push(utterance)
      if (queue.length === 1) next()
    },
    cancel() {
      clearTimeout(timer)
      for (const utterance of queue.splice(0)) utterance.dispatchEvent(new Event('error'))
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  }
  return { synthesis, heard, isQuiet: () => queue.length === 0 }
}

export class FakeUtterance extends EventTarget {
  readonly text: string
  voice: unknown = null
  lang = ''
  constructor(text: string) {
    super()
    this.text = text
  }
}
