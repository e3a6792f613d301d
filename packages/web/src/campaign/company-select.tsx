/** Selects the company of a player: a ready army, or one from a file. */
import type { GameKit, Json } from '@muster/engine'
import { useState } from 'react'
import { readArmyFile } from '../set-up/army-file.ts'
import { FilePicker } from '../ui/file-picker.tsx'
import { words } from '../words/words.ts'

export interface CompanyPick {
  /** The id of a ready army; empty if it comes from a file. */
  readonly id: string
  readonly name: string
  readonly points: number
  readonly army: Json
}

interface CompanySelectProps {
  readonly kit: GameKit<unknown>
  /** Of the player, counted from 1. */
  readonly number: number
  readonly company: CompanyPick
  onPick(company: CompanyPick): void
}

/** The armies of the game's first battle, one after another. */
export function firstCompany(kit: GameKit<unknown>, number: number): CompanyPick {
  const { sides } = (kit.firstPlan ?? kit.readyPlan)(1)
  const army = sides[(number - 1) % sides.length]?.army
  const ready = kit.armies.find((one) => one.army === army) ?? kit.armies[0]
  return { id: ready?.id ?? '', name: ready?.name ?? '', points: ready?.points ?? 0, army: ready?.army ?? null }
}

export function CompanySelect({ kit, number, company, onPick }: CompanySelectProps) {
  const [wrong, setWrong] = useState<string>()
  const read = async (file: File) => {
    const found = await readArmyFile(kit, file)
    setWrong('wrong' in found ? found.wrong : undefined)
    if ('pick' in found && found.pick.is === 'file') {
      const { name, army, points = 0 } = found.pick
      onPick({ id: '', name, points, army })
    }
  }
  return (
    <div className="company-select">
      <label>
        <span className="label">{words.campaign.new.army(number)}</span>
        <select
          value={company.id}
          onChange={({ target }) => {
            const ready = kit.armies.find(({ id }) => id === target.value)
            if (ready) onPick({ id: ready.id, name: ready.name, points: ready.points, army: ready.army })
          }}
        >
          {kit.armies
            .toSorted((a, b) => a.points - b.points)
            .map(({ id, name, points }) => (
              <option key={id} value={id}>
                {name} ({points})
              </option>
            ))}
          {company.id === '' && <option value="">{company.name}</option>}
        </select>
      </label>
      <FilePicker
        label={words.setUp.fileArmy}
        name={words.campaign.new.armyFile(number)}
        className="btn small"
        iconSize={18}
        onFile={(file) => void read(file)}
      />
      {wrong !== undefined && (
        <p className="notice" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
