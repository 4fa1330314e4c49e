/**
 * Whether the processor draws in place of a graphics processor: it takes six times as long as the canvas
 * painter does. Chromium says so only by name, not by `failIfMajorPerformanceCaveat`.
 */
export function isImitation(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)
}
