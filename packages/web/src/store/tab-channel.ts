/**
 * What the tabs of one browser call to each other: that a battle was kept, that one would like to play it, that one is
 * about to open it, and that one has it.
 */
export type Word = { readonly is: 'kept' | 'wanted' | 'opening' | 'held'; readonly id: string }

export interface Voice {
  say(word: Word): void
  /** Returns the way to stop listening. */
  listen(hear: (word: Word) => void): () => void
}

const SILENT: Voice = { say: () => undefined, listen: () => () => undefined }

export function openVoice(name = 'muster'): Voice {
  if (typeof BroadcastChannel === 'undefined') return SILENT
  const channel = new BroadcastChannel(name)
  return {
    say: (word) => channel.postMessage(word),
    listen: (hear) => {
      const take = ({ data }: MessageEvent<Word>) => hear(data)
      channel.addEventListener('message', take)
      return () => channel.removeEventListener('message', take)
    },
  }
}
