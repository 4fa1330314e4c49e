import { tuftProgram } from './gl-program.ts'
import { isImitation } from './is-imitation.ts'
import { DONE, type Painter } from './painter.ts'

/**
 * Paints with WebGL 2: tufts are a texture of indices and colours a texture of 256 entries, so that repainting
 * uploads one kilobyte. Null without WebGL or with software rendering; the canvas cannot be used otherwise then.
 */
export function glPainter(canvas: HTMLCanvasElement): Painter | null {
  // Preserved after it is shown, because the picture may be read at any time.
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false, preserveDrawingBuffer: true })
  if (!gl || isImitation(gl)) return null
  const program = tuftProgram(gl)
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const [canvasSize, windowPlace] = [uniform('canvasSize'), uniform('window')]
  const tufts = texture(gl, 0)
  const colors = texture(gl, 1)
  const size = { width: 0, height: 0 }
  gl.useProgram(program)
  gl.uniform1i(uniform('tufts'), 0)
  gl.uniform1i(uniform('colors'), 1)
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)

  return {
    load({ width, height, indices }) {
      Object.assign(size, { width, height })
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_2D, tufts)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.R8UI, width, height, 0, gl.RED_INTEGER, gl.UNSIGNED_BYTE, indices)
    },
    paint(table, { left, top, width, height }) {
      gl.activeTexture(gl.TEXTURE1)
      gl.bindTexture(gl.TEXTURE_2D, colors)
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 256, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, premultiplied(table))
      gl.viewport(0, 0, canvas.width, canvas.height)
      gl.uniform2f(canvasSize, canvas.width, canvas.height)
      gl.uniform4f(
        windowPlace,
        left * size.width,
        top * size.height,
        width * size.width,
        height * size.height,
      )
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      return DONE
    },
    close() {
      gl.deleteTexture(tufts)
      gl.deleteTexture(colors)
      gl.deleteProgram(program)
    },
  }
}

/** A texture for a unit, sampled without filtering. */
function texture(gl: WebGL2RenderingContext, unit: number): WebGLTexture {
  const made = gl.createTexture()
  gl.activeTexture(gl.TEXTURE0 + unit)
  gl.bindTexture(gl.TEXTURE_2D, made)
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.NEAREST],
    [gl.TEXTURE_MAG_FILTER, gl.NEAREST],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value)
  return made
}

function premultiplied(table: Uint8Array): Uint8Array {
  return table.map((value, at) => {
    const alpha = table[at | 3]!
    return (at & 3) === 3 ? value : Math.round((value * alpha) / 255)
  })
}
