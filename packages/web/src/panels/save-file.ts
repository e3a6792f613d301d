/** The battle as a file of its own: the record, and beside it who sat where. */
import type { Session } from '../play/session.ts'
import { saveText } from '../ui/save-text.ts'

export async function saveAsFile(session: Session): Promise<void> {
  const { record, terms } = await session.keptNow()
  saveText(fileName(session), JSON.stringify({ ...record, seats: terms.seats }))
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
