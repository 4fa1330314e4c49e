import { median } from './median.ts'

/** Scores by method and name, one per drawing. */
export class Scoreboard {
  readonly #methods = new Map<string, Map<string, number[]>>()

  /** Scores that do not apply are null and are left out. */
  add(method: string, scores: Readonly<Record<string, number | null>>): void {
    const lists = this.#methods.get(method) ?? new Map<string, number[]>()
    this.#methods.set(method, lists)
    for (const [name, score] of Object.entries(scores)) {
      if (score !== null) lists.set(name, [...(lists.get(name) ?? []), score])
    }
  }

  methods = () => [...this.#methods.keys()]
  list = (method: string, name: string): readonly number[] => this.#methods.get(method)?.get(name) ?? []
  sum = (method: string, name: string) => this.list(method, name).reduce((sum, score) => sum + score, 0)
  mean = (method: string, name: string) => this.sum(method, name) / this.list(method, name).length
  worst = (method: string, name: string) => Math.max(...this.list(method, name))
  median = (method: string, name: string) => median(this.list(method, name))
}
