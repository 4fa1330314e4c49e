/** The part of libheif that is used here; its own declarations do not fit its modules. */
declare module 'libheif-js/libheif-wasm/libheif.js' {
  type Handle = { readonly handle: unique symbol }
  type Context = { readonly context: unique symbol }
  type Constant = { readonly value: number }
  type Channel = { readonly id: Constant; readonly stride: number; readonly data: Uint8Array<ArrayBuffer> }

  export type Libheif = {
    heif_context_alloc: () => Context
    heif_context_read_from_memory: (context: Context, bytes: ArrayBuffer) => { readonly code: Constant }
    heif_js_context_get_primary_image_handle: (context: Context) => Handle | { readonly code: Constant }
    heif_image_handle_get_width: (handle: Handle) => number
    heif_image_handle_get_height: (handle: Handle) => number
    heif_js_decode_image2: (
      handle: Handle,
      colorspace: Constant,
      chroma: Constant,
    ) => Promise<{ readonly channels: readonly Channel[] } | { readonly code: Constant } | null>
    heif_error_code: { readonly heif_error_Ok: Constant }
    heif_colorspace: { readonly heif_colorspace_RGB: Constant }
    heif_chroma: { readonly heif_chroma_interleaved_RGBA: Constant }
    heif_channel: { readonly heif_channel_interleaved: Constant }
  }
  export default function libheif(options: { readonly wasmBinary: ArrayBuffer }): Libheif
}
