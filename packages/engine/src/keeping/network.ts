import stored from './networks.json' with { type: 'json' }

/** A small network that was taught by examples: two layers of neurons and one answer. */
export type Network = {
  readonly inputs: number
  readonly neurons: number
  /** What is subtracted from each input and what it is multiplied by; then the weights of each layer and its offsets. */
  readonly numbers: Float32Array
}

/** How many numbers a network has. */
export const networkLength = (inputs: number, neurons: number): number =>
  2 * inputs + neurons * inputs + neurons + neurons * neurons + neurons + neurons + 1

/** Throws a RangeError if numbers are missing. */
export function networkOf({ inputs, neurons, numbers }: StoredNetwork): Network {
  if (numbers.length !== networkLength(inputs, neurons))
    throw new RangeError('A network has another number of numbers')
  return { inputs, neurons, numbers: Float32Array.from(numbers) }
}

/** A network as it is stored. */
export type StoredNetwork = Omit<Network, 'numbers'> & { readonly numbers: readonly number[] }

/** What tells the edges of things from those of shadows and grain. */
export const BORDERS: Network = networkOf(stored.borders)
/** What tells the regions of a stroke's thing from others. */
export const STROKES: Network = networkOf(stored.strokes)

/** What a neuron lets through of what is negative. */
export const LEAK = 0.1

/** The answers to examples that lie one after the other, as logarithms of odds: 0 is undecided. */
export function answersOf({ inputs, neurons, numbers }: Network, examples: Float32Array): Float32Array {
  const answers = new Float32Array(examples.length / inputs)
  const values = new Float32Array(inputs)
  const [first, second] = [new Float32Array(neurons), new Float32Array(neurons)]
  for (let example = 0; example < answers.length; example++) {
    for (let i = 0; i < inputs; i++)
      values[i] = (examples[example * inputs + i]! - numbers[i]!) * numbers[inputs + i]!
    const next = layer(numbers, layer(numbers, 2 * inputs, values, first), first, second)
    let answer = numbers[next + neurons]!
    for (let i = 0; i < neurons; i++) answer += numbers[next + i]! * second[i]!
    answers[example] = answer
  }
  return answers
}

/** Fills a layer from the one before it; returns where the next one's numbers begin. */
function layer(numbers: Float32Array, at: number, from: Float32Array, to: Float32Array): number {
  const offsets = at + to.length * from.length
  for (let i = 0, weight = at; i < to.length; i++) {
    let sum = numbers[offsets + i]!
    for (let j = 0; j < from.length; j++, weight++) sum += numbers[weight]! * from[j]!
    to[i] = sum > 0 ? sum : LEAK * sum
  }
  return offsets + to.length
}
