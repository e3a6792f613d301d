/** The battle as a file of its own: the record, and beside it who sat where. */
import type { Session } from '../play/session.ts'

export async function saveAsFile(session: Session): Promise<void> {
  const { record, terms } = await session.keptNow()
  const text = JSON.stringify({ ...record, seats: terms.seats })
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(session)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function fileName({
  state: {
    snapshot: { game, view },
  },
}: Session): string {
  return `${game}-${view.sides.map(({ name }) => plain(name)).join('-')}-turn-${view.round.turn}.json`
}
