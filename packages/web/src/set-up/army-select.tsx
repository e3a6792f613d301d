/** Selects an army: a ready one, one of the player's own, a random one, or one from a file. */
import { useMemo, useState } from 'react'
import { FilePicker } from '../ui/file-picker.tsx'
import { LineIcon } from '../ui/line-icons.tsx'
import { words } from '../words/words.ts'
import { readArmyFile } from './army-file.ts'
import type { ArmyPick, Choices } from './choices.ts'
import { keptPicks } from './kept-pick.ts'
import type { SetUpPartProps } from './part-props.ts'

interface ArmySelectProps extends Omit<SetUpPartProps, 'change'> {
  readonly seat: number
  onPick(army: ArmyPick): void
}

/** What the list offers besides the ready-made armies. */
const RANDOM = ''
const FROM_FILE = 'file'
const KEPT = 'kept:'

export function ArmySelect({ kit, choices, seat, onPick }: ArmySelectProps) {
  const pick = choices.armies[seat]
  const [wrong, setWrong] = useState<string>()
  const kept = useMemo(() => keptPicks(kit), [kit])
  const choose = (value: string) => {
    setWrong(undefined)
    const own = kept.find(({ id }) => value === `${KEPT}${id}`)
    if (own) onPick(own)
    else if (value !== FROM_FILE)
      onPick(value === RANDOM ? { is: 'any', seed: choices.seed + seat } : { is: 'ready', id: value })
  }
  const read = async (file: File) => {
    const found = await readArmyFile(kit, file)
    if ('pick' in found) onPick(found.pick)
    setWrong('wrong' in found ? found.wrong : undefined)
  }
  return (
    <>
      <div className="army-row">
        <label>
          <span className="label">{words.setUp.side(seat)}</span>
          <select
            aria-label={words.setUp.side(seat)}
            value={valueOf(pick)}
            onChange={({ target }) => choose(target.value)}
          >
            {kept.length > 0 && (
              <optgroup label={words.armies.keptLists}>
                {kept.map(({ id, name, points }) => (
                  <option key={id} value={`${KEPT}${id}`}>
                    {name} ({points})
                  </option>
                ))}
              </optgroup>
            )}
            <optgroup label={words.setUp.readyArmies}>
              {kit.armies.map(({ id, name, points }) => (
                <option key={id} value={id}>
                  {name} ({points})
                </option>
              ))}
            </optgroup>
            {pick?.is === 'file' && pick.id === undefined && <option value={FROM_FILE}>{pick.name}</option>}
            <option value={RANDOM}>{words.setUp.anyArmy}</option>
          </select>
        </label>
        {pick?.is === 'any' && (
          <button type="button" className="btn small" onClick={() => onPick({ is: 'any', seed: pick.seed + 2 })}>
            <LineIcon name="dice" size={18} />
            {words.setUp.reroll}
          </button>
        )}
        {pick?.is === 'file' && pick.id !== undefined && (
          <a className="btn small" href={`#/armies/${encodeURIComponent(pick.id)}`}>
            <LineIcon name="pen" size={18} />
            {words.setUp.changeArmy}
          </a>
        )}
        <FilePicker
          label={words.setUp.fileArmy}
          name={words.setUp.armyFile(seat)}
          className="btn small"
          iconSize={18}
          onFile={(file) => void read(file)}
        />
      </div>
      {wrong !== undefined && (
        <p className="notice" role="alert">
          {wrong}
        </p>
      )}
      <ArmyLine kit={kit} pick={pick} />
    </>
  )
}

const valueOf = (pick: Choices['armies'][number] | undefined): string =>
  pick?.is === 'ready'
    ? pick.id
    : pick?.is !== 'file'
      ? RANDOM
      : pick.id === undefined
        ? FROM_FILE
        : `${KEPT}${pick.id}`

function ArmyLine({ kit, pick }: Pick<ArmySelectProps, 'kit'> & { readonly pick: ArmyPick | undefined }) {
  const line = pick?.is === 'ready' ? kit.armies.find(({ id }) => id === pick.id)?.line : undefined
  return line ? <p className="army-line">{line}</p> : null
}
