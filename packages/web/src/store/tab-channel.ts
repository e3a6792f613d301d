/**
 * What the tabs of one browser call to each other: that a battle was kept, that one would like to play it, that one is
 * about to open it, and that one has it.
 */
export type TabMessage = { readonly is: 'saved' | 'wanted' | 'opening' | 'held'; readonly id: string }

export interface TabChannel {
  send(word: TabMessage): void
  /** Returns the way to stop listening. */
  listen(hear: (word: TabMessage) => void): () => void
}

const NO_CHANNEL: TabChannel = { send: () => undefined, listen: () => () => undefined }

export function openTabChannel(name = 'muster'): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return NO_CHANNEL
  const channel = new BroadcastChannel(name)
  return {
    send: (word) => channel.postMessage(word),
    listen: (hear) => {
      const take = ({ data }: MessageEvent<TabMessage>) => hear(data)
      channel.addEventListener('message', take)
      return () => channel.removeEventListener('message', take)
    },
  }
}
