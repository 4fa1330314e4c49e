/** Values of a channel, row by row; halves are given as their bits. */
export type FixtureChannel = {
  readonly name: string
  readonly kind: 'half' | 'float'
  readonly values: readonly number[]
}

/** An uncompressed scan-line EXR file, built from the format's description. */
export function exrFile(width: number, channels: readonly FixtureChannel[], compression = 0): Buffer {
  const height = channels[0]!.values.length / width
  const header = Buffer.concat([
    integers(20000630, 2),
    attribute('channels', 'chlist', channelList(channels)),
    attribute('compression', 'compression', Buffer.from([compression])),
    attribute('dataWindow', 'box2i', integers(0, 0, width - 1, height - 1)),
    Buffer.from([0]),
  ])
  const lines = Array.from({ length: height }, (_, y) => scanLine(width, y, channels))
  const offsets = Buffer.alloc(8 * height)
  let at = header.length + offsets.length
  for (const [y, line] of lines.entries()) {
    offsets.writeBigUInt64LE(BigInt(at), 8 * y)
    at += line.length
  }
  return Buffer.concat([header, offsets, ...lines])
}

function scanLine(width: number, y: number, channels: readonly FixtureChannel[]): Buffer {
  const rows = channels.map(({ kind, values }) => {
    const row = values.slice(y * width, (y + 1) * width)
    const bytes = Buffer.alloc(width * (kind === 'half' ? 2 : 4))
    for (const [x, value] of row.entries())
      if (kind === 'half') bytes.writeUInt16LE(value, x * 2)
      else bytes.writeFloatLE(value, x * 4)
    return bytes
  })
  const size = rows.reduce((sum, row) => sum + row.length, 0)
  return Buffer.concat([integers(y, size), ...rows])
}

function channelList(channels: readonly FixtureChannel[]): Buffer {
  const entries = channels.map(({ name, kind }) =>
    Buffer.concat([text(name), integers(kind === 'half' ? 1 : 2), Buffer.alloc(4), integers(1, 1)]),
  )
  return Buffer.concat([...entries, Buffer.from([0])])
}

function attribute(name: string, type: string, value: Buffer): Buffer {
  return Buffer.concat([text(name), text(type), integers(value.length), value])
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`, 'latin1')
}

function integers(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length)
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, 4 * index)
  return bytes
}
