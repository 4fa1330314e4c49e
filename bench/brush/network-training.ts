import { LEAK, type StoredNetwork, networkLength } from '@nawl/engine/keeping/network'
import { mulberry32 } from '@nawl/engine/color/mulberry32'

/** What a network learns from: inputs one example after the other, what each should say, and what each counts. */
export type Examples = {
  readonly inputs: Float32Array
  readonly wanted: Float32Array
  readonly counts: Float32Array
}

const [BATCH, RATE, DECAY] = [128, 0.004, 1e-5]

/** Teaches a network by so many passes over examples drawn by chance (Adam, Kingma and Ba 2015). The same every time. */
export function taught({ inputs, wanted, counts }: Examples, neurons: number, passes: number): StoredNetwork {
  const width = inputs.length / wanted.length
  const random = mulberry32(1)
  const numbers = new Float64Array(networkLength(width, neurons))
  spread(inputs, width, numbers)
  const [first, second] = [2 * width, 2 * width + neurons * width + neurons]
  const last = second + neurons * neurons + neurons
  const begin = (from: number, to: number, fanIn: number) => {
    for (let i = from; i < to; i++)
      numbers[i] = Math.sqrt((-4 * Math.log(random() + 1e-12)) / fanIn) * Math.cos(2 * Math.PI * random())
  }
  begin(first, first + neurons * width, width)
  begin(second, second + neurons * neurons, neurons)
  begin(last, last + neurons, 2 * neurons)

  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const slopes = new Float64Array(numbers.length)
  const [speeds, squares] = [new Float64Array(numbers.length), new Float64Array(numbers.length)]
  const values = new Float64Array(width)
  const layers = [new Float64Array(neurons), new Float64Array(neurons)] as const
  const errors = [new Float64Array(neurons), new Float64Array(neurons)] as const
  const steps = Math.floor(wanted.length / BATCH) * passes
  for (let step = 1; step <= steps; step++) {
    slopes.fill(0)
    for (let drawn = 0; drawn < BATCH; drawn++) {
      const example = Math.floor(random() * wanted.length)
      for (let i = 0; i < width; i++)
        values[i] = (inputs[example * width + i]! - numbers[i]!) * numbers[width + i]!
      forward(numbers, first, values, layers[0])
      forward(numbers, second, layers[0], layers[1])
      let odds = numbers[last + neurons]!
      for (let i = 0; i < neurons; i++) odds += numbers[last + i]! * layers[1][i]!
      const error = ((1 / (1 + Math.exp(-odds)) - wanted[example]!) * counts[example]!) / mean / BATCH
      slopes[last + neurons]! += error
      for (let i = 0; i < neurons; i++) {
        slopes[last + i]! += error * layers[1][i]!
        errors[1][i] = error * numbers[last + i]!
      }
      backward(numbers, slopes, second, layers[0], layers[1], errors[1], errors[0])
      backward(numbers, slopes, first, values, layers[0], errors[0], null)
    }
    const rate = RATE * (1 - step / (steps + 1))
    const [speed, square] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (let i = first; i < numbers.length; i++) {
      const slope = slopes[i]! + DECAY * numbers[i]!
      speeds[i] = 0.9 * speeds[i]! + 0.1 * slope
      squares[i] = 0.999 * squares[i]! + 0.001 * slope * slope
      numbers[i]! -= (rate * speeds[i]!) / speed / (Math.sqrt(squares[i]! / square) + 1e-8)
    }
  }
  return { inputs: width, neurons, numbers: Array.from(numbers, (number) => Number(number.toPrecision(5))) }
}

/** Sets what brings inputs to a mean of 0 and a spread of 1. */
function spread(inputs: Float32Array, width: number, numbers: Float64Array): void {
  const count = inputs.length / width
  for (let i = 0; i < width; i++) {
    let [sum, squares] = [0, 0]
    for (let at = i; at < inputs.length; at += width) {
      sum += inputs[at]!
      squares += inputs[at]! ** 2
    }
    numbers[i] = sum / count
    numbers[width + i] = 1 / Math.sqrt(Math.max(1e-8, squares / count - (sum / count) ** 2))
  }
}

function forward(numbers: Float64Array, at: number, from: Float64Array, to: Float64Array): void {
  for (let i = 0, weight = at; i < to.length; i++) {
    let sum = numbers[at + to.length * from.length + i]!
    for (let j = 0; j < from.length; j++, weight++) sum += numbers[weight]! * from[j]!
    to[i] = sum > 0 ? sum : LEAK * sum
  }
}

/** Adds the slopes of a layer's numbers, and hands its errors to the layer before it. */
function backward(
  numbers: Float64Array,
  slopes: Float64Array,
  at: number,
  from: Float64Array,
  to: Float64Array,
  errors: Float64Array,
  before: Float64Array | null,
): void {
  before?.fill(0)
  for (let i = 0, weight = at; i < to.length; i++) {
    const error = errors[i]! * (to[i]! > 0 ? 1 : LEAK)
    slopes[at + to.length * from.length + i]! += error
    for (let j = 0; j < from.length; j++, weight++) {
      slopes[weight]! += error * from[j]!
      if (before) before[j]! += error * numbers[weight]!
    }
  }
}
