// Loads the viewer of bodies, a large library, when a person asks for it.
import '@google/model-viewer'

/** What is set of `<model-viewer>`; its other attributes are at https://modelviewer.dev/docs. */
type ModelViewerAttributes = React.HTMLAttributes<HTMLElement> &
  React.RefAttributes<HTMLElement> & {
    readonly src: string
    readonly alt: string
    readonly poster: string
    readonly a11y: string
    readonly ar: true
    readonly 'ios-src': string
    readonly 'ar-modes': string
    readonly 'ar-scale': 'fixed'
    readonly 'ar-placement': 'floor'
    readonly 'camera-controls': true
    readonly 'camera-orbit': string
    readonly 'max-camera-orbit': string
    readonly 'touch-action': 'pan-y'
    readonly 'interaction-prompt': 'none'
    readonly 'shadow-intensity': string
    readonly 'shadow-softness': string
    readonly 'tone-mapping': 'neutral'
    readonly loading: 'eager'
  }

declare module 'react' {
  // The name that React gives it.
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ModelViewerAttributes
    }
  }
}
