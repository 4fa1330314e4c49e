/** Makes the page take software rendering for a graphics processor, so that WebGL is tested without one. */
export function claimGraphicsProcessor(): void {
  const { prototype } = WebGL2RenderingContext
  // oxlint-disable-next-line typescript/unbound-method -- called on the context below
  const original = prototype.getParameter
  const UNMASKED_RENDERER_WEBGL = 0x9246
  prototype.getParameter = function (name: number): unknown {
    return name === UNMASKED_RENDERER_WEBGL ? 'a graphics processor' : original.call(this, name)
  }
}
