import { useState } from 'react'

const keyOf = (of: string) => `nawl.desk.letter ${of}`

/**
 * A letter that is being written, kept in this tab until it is sent: who looks something up on another page finds it
 * again. `of` is the API path that the letter is sent to.
 */
export function useEmailDraft(of: string): readonly [text: string, set: (text: string) => void] {
  const [text, setText] = useState(() => saved(of))
  const set = (next: string) => {
    setText(next)
    try {
      if (next === '') sessionStorage.removeItem(keyOf(of))
      else sessionStorage.setItem(keyOf(of), next)
    } catch (error) {
      console.warn('could not store the letter', error)
    }
  }
  return [text, set]
}

function saved(of: string): string {
  try {
    return sessionStorage.getItem(keyOf(of)) ?? ''
  } catch {
    return ''
  }
}
