import { SpeechInputError } from './speech-input-error.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built file
import workletUrl from './listen.worklet.ts?worker&url'

type MicrophoneListener = {
  /** `FRAME` samples, -1…1. */
  readonly onFrame: (frame: Float32Array) => void
  /** It was unplugged, or its permission was revoked. */
  readonly onLost: () => void
  readonly signal: AbortSignal
}

/** Opens the microphone until `signal` is aborted. Rejects with a `SpeechInputError`, or the signal's reason. */
export async function openMicrophone(listener: MicrophoneListener): Promise<void> {
  const { signal } = listener
  const stream = await askForStream()
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) close()
  signal.throwIfAborted()
  signal.addEventListener('abort', close)
  for (const track of stream.getTracks()) track.addEventListener('ended', listener.onLost, { signal })
  await hear(stream, listener)
}

async function askForStream(): Promise<MediaStream> {
  // Absent in insecure contexts.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices || !('AudioWorkletNode' in globalThis)) throw new SpeechInputError('not-supported')
  try {
    // Noise suppression removes consonants, and the model was trained with noise: it recognised more words without
    // it.
    return await devices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: false, autoGainControl: true },
    })
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : ''
    const refused = name === 'NotAllowedError' || name === 'SecurityError'
    throw new SpeechInputError(refused ? 'microphone-refused' : 'no-microphone', { cause })
  }
}

async function hear(stream: MediaStream, { onFrame, signal }: MicrophoneListener): Promise<void> {
  const context = new AudioContext()
  signal.addEventListener('abort', () => void context.close())
  try {
    await context.audioWorklet.addModule(workletUrl)
  } catch (cause) {
    signal.throwIfAborted()
    throw new SpeechInputError('not-supported', { cause })
  }
  signal.throwIfAborted()
  const listen = new AudioWorkletNode(context, 'listen', { numberOfOutputs: 0, channelCount: 1 })
  listen.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => onFrame(data), { signal })
  listen.port.start()
  context.createMediaStreamSource(stream).connect(listen)
  await context.resume()
}
