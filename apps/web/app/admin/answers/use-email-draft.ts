import { useEffect, useState } from 'react'

const keyOf = (of: string) => `nawl.desk.letter ${of}`

/**
 * A letter that is being written, kept in this tab until it is sent: who looks something up on another page finds it
 * again. `of` is the API path that the letter is sent to.
 */
export function useEmailDraft(
  of: string,
): readonly [text: string, set: (next: string | ((text: string) => string)) => void] {
  const [text, setText] = useState(() => saved(of))
  useEffect(() => {
    try {
      if (text === '') sessionStorage.removeItem(keyOf(of))
      else sessionStorage.setItem(keyOf(of), text)
    } catch (error) {
      console.warn('could not store the letter', error)
    }
  }, [of, text])
  return [text, setText]
}

function saved(of: string): string {
  try {
    return sessionStorage.getItem(keyOf(of)) ?? ''
  } catch {
    return ''
  }
}
