import { useEffect } from 'react'

/** Closes an open `<details>` inside the element on a press outside or on Escape. */
export function useClosesOutside(around: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const open = () => around.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null
    const onPress = ({ target }: PointerEvent) => {
      const menu = open()
      if (menu && !menu.contains(target as Node)) menu.open = false
    }
    const onKey = ({ key }: KeyboardEvent) => {
      const menu = open()
      if (key !== 'Escape' || !menu) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [around])
}
