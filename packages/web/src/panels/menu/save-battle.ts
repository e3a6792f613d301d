/** Saves the battle as a file: its record, who plays each side, and how the table looks. */
import { battleFileText } from '@muster/session'
import type { BattlePresenter } from '../../play/battle-presenter.ts'
import { compress } from '../../store/gzip.ts'
import { saveBlob, saveText } from '../../ui/save-file.ts'

export async function saveAsFile(presenter: BattlePresenter): Promise<void> {
  const text = battleFileText(await presenter.currentSave())
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
