/** Saves the battle as a file: its record, and who plays each side. */
import { recordText } from '@muster/engine'
import type { BattlePresenter } from '../../play/battle-presenter.ts'
import { compress } from '../../store/gzip.ts'
import { saveBlob, saveText } from '../../ui/save-file.ts'

export async function saveAsFile(presenter: BattlePresenter): Promise<void> {
  const { record, options } = await presenter.currentSave()
  const text = recordText(record, { seats: options.seats })
  const bytes = await compress(text)
  if (bytes) saveBlob(`${fileName(presenter)}.gz`, new Blob([bytes], { type: 'application/gzip' }))
  else saveText(fileName(presenter), text)
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
}: BattlePresenter): string {
  return `${game}-${view.sides.map(({ name }) => plain(name)).join('-')}-turn-${view.round.turn}.json`
}
