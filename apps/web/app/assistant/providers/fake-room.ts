import EventEmitter from 'node:events'

/** The failure to simulate, if any. */
export type RoomFault = 'creation' | 'join' | 'observer' | 'processing'

type Hold = { readonly reached: Promise<void>; readonly letGo: () => void }

/** A fake of the video library: records calls and lets tests speak, without a network. */
export function fakeRoom() {
  const rooms: Room[] = []
  let fault: RoomFault | null = null
  let held: { reach: () => void; gate: Promise<void> } | null = null

  class Room extends EventEmitter {
    state = 'new'
    readonly sent: unknown[] = []
    isMicrophoneOn = true
    iframe = () => null
    updateParticipant = () => this
    stopRecording = () => {}
    sendAppMessage(message: string) {
      this.sent.push(message === 'playable' ? message : JSON.parse(message))
    }
    setLocalAudio(on: boolean) {
      this.isMicrophoneOn = on
      return this
    }
    startRemoteParticipantsAudioLevelObserver() {
      if (fault === 'observer') throw new Error('no observer')
    }
    updateInputSettings() {
      return fault === 'processing' ? Promise.reject(new Error('KrispInitError')) : Promise.resolve()
    }
    async join() {
      this.state = 'joining-meeting'
      held?.reach()
      await held?.gate
      if (fault === 'join') throw new Error('the room does not answer')
      if (this.state === 'destroyed') throw new Error('destroyed while joining')
      this.state = 'joined-meeting'
    }
    async destroy() {
      const wasJoined = this.state === 'joined-meeting'
      this.state = 'destroyed'
      if (wasJoined) this.emit('left-meeting')
    }
    /** Sends a message as the platform does. */
    tell(message: object | 'listening') {
      this.emit('app-message', { data: message === 'listening' ? message : JSON.stringify(message) })
    }
  }

  return {
    /** The exports of the video library's module. */
    module: {
      __esModule: true,
      default: {
        createCallObject() {
          if (fault === 'creation') throw new Error('no room can be made')
          const room = new Room()
          rooms.push(room)
          return room
        },
      },
    },
    rooms,
    fail: (next: RoomFault | null) => (fault = next),
    /** Keeps the next join pending until released. */
    holdJoin(): Hold {
      const { promise: reached, resolve: reach } = deferred()
      const { promise: gate, resolve: letGo } = deferred()
      held = { reach, gate }
      return { reached, letGo }
    },
    reset() {
      rooms.length = 0
      fault = held = null
    },
  }
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve }
}
