/**
 * Whether WebGL is rendered in software, which is six times slower than the canvas painter. Chromium shows it only by
 * the renderer's name, not by `failIfMajorPerformanceCaveat`.
 */
export function isImitation(gl: WebGL2RenderingContext): boolean {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  const renderer = String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)
}
