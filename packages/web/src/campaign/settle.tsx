/** Settles a battle that is over: what the winner takes, and a die for each who was eliminated. */
import { SeededDice, type CampaignOutcome, type Dice, type Json } from '@muster/engine'
import { useMemo, useState } from 'react'
import type { SideLook } from '../figures/side-looks.ts'
import { randomNumber } from '../store/new-id.ts'
import { SideMark } from '../ui/drawings.tsx'
import { words } from '../words/words.ts'
import { lookOf } from './player-look.ts'
import type { OpenCampaign } from './use-campaign.ts'

interface SettleProps {
  readonly campaign: OpenCampaign
  readonly outcome: CampaignOutcome
  /** What the button says; left out, that dice are rolled. */
  readonly action?: string
}

const FACES = [1, 2, 3, 4, 5, 6] as const

export function Settle({ campaign, outcome, action }: SettleProps) {
  const { rules, record } = campaign
  const { lost } = outcome
  const choices = useMemo(() => rules.spoils(record, outcome), [rules, record, outcome])
  const [taken, take] = useState(0)
  const [isOwn, setOwn] = useState(false)
  const [faces, setFaces] = useState<Faces>([])
  const isWhole = !isOwn || lost.every((_, i) => faces[i] !== undefined)
  const settle = () => {
    const dice = isOwn ? enteredDice(faces) : new SeededDice(randomNumber())
    const spoils = choices[taken]?.spoils
    campaign.act((now) => rules.settle(now, outcome, { dice, ...(spoils !== undefined && { spoils }) }))
  }
  return (
    <form
      className="campaign-form settle"
      onSubmit={(event) => {
        event.preventDefault()
        settle()
      }}
    >
      {action === undefined && <Ending campaign={campaign} outcome={outcome} />}
      {choices.length > 0 && <Spoils choices={choices} taken={taken} onTake={take} />}
      {lost.length > 0 && (
        <>
          <label className="check-row">
            <input type="checkbox" checked={isOwn} onChange={({ target }) => setOwn(target.checked)} />
            {words.campaign.ownDice}
          </label>
          <Fallen campaign={campaign} lost={lost} faces={isOwn ? faces : undefined} onFaces={setFaces} />
        </>
      )}
      <button type="submit" className="btn go" disabled={!isWhole}>
        {action ?? (lost.length > 0 && !isOwn ? words.campaign.roll : words.campaign.rollNone)}
      </button>
    </form>
  )
}

function Ending({ campaign, outcome }: Pick<SettleProps, 'campaign' | 'outcome'>) {
  const { rules, record } = campaign
  const winner = rules.terms(record).sides.find(({ id }) => id === outcome.winner)?.name
  const count = outcome.lost.length
  return (
    <p>
      {winner === undefined ? words.campaign.drawn : words.campaign.won(winner)}{' '}
      {rules.hasCompanies && (count > 0 ? words.campaign.rolls(count) : words.campaign.nobody)}
    </p>
  )
}

type Faces = readonly (number | undefined)[]

interface FallenProps extends Pick<SettleProps, 'campaign'> {
  readonly lost: readonly string[]
  /** What was rolled by hand; undefined where Muster rolls. */
  readonly faces: Faces | undefined
  onFaces(faces: Faces): void
}

const Fallen = ({ campaign, lost, faces, onFaces }: FallenProps) => (
  <ul className="fallen">
    {lost.map((figure, i) => {
      const { name, look } = fallenOf(campaign, figure)
      return (
        <li key={figure}>
          <SideMark look={look} />
          <span>{name}</span>
          {faces && (
            <FaceSelect
              label={words.campaign.faceOf(name)}
              face={faces[i]}
              onFace={(face) => onFaces(lost.map((_, place) => (place === i ? face : faces[place])))}
            />
          )}
        </li>
      )
    })}
  </ul>
)

interface FaceSelectProps {
  readonly label: string
  readonly face: number | undefined
  onFace(face: number): void
}

const FaceSelect = ({ label, face, onFace }: FaceSelectProps) => (
  <select aria-label={label} value={face ?? ''} onChange={({ target }) => onFace(Number(target.value))}>
    <option value="" disabled>
      –
    </option>
    {FACES.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </select>
)

interface SpoilsProps {
  readonly choices: readonly { readonly text: string; readonly spoils: Json }[]
  readonly taken: number
  onTake(place: number): void
}

const Spoils = ({ choices, taken, onTake }: SpoilsProps) => (
  <label>
    <span className="label">{words.campaign.spoils}</span>
    <select value={taken} onChange={({ target }) => onTake(Number(target.value))}>
      {choices.map(({ text }, place) => (
        <option key={text} value={place}>
          {text}
        </option>
      ))}
    </select>
  </label>
)

/** Figures have other names on the table than in their company; two companies may share one. */
function fallenOf({ view }: OpenCampaign, figure: string): { readonly name: string; readonly look?: SideLook } {
  for (const { id, company } of view.players) {
    const found = company?.members.find((one) => one.figure === figure)
    if (found) return { name: found.name, look: lookOf(view.players, id) }
  }
  return { name: figure }
}

function enteredDice(faces: Faces): Dice {
  const left = [...faces]
  return { roll: () => [left.shift() ?? 0] }
}
