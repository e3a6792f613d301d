/** The attack that is chosen, worked out in both drafts. */
import {
  commonChoices,
  raise,
  workOutAttack,
  type AttackExample,
  type ChosenAttack,
  type CommonChoices,
  type ExampleAttack,
  type GameKit,
  type WorkedAttack,
} from '@muster/engine'
import { useDeferredValue, useMemo, useState } from 'react'
import { attackAddress, readAttack } from './attack-address.ts'
import { draftsAddress, type Drafts } from './use-drafts.ts'

/** The faces of each roll in turn, as far as somebody chose them. */
export type ChosenFaces = readonly (readonly number[])[]

export const DRAFTS = ['earlier', 'later'] as const
export type DraftName = (typeof DRAFTS)[number]

const NO_FACES: Readonly<Record<DraftName, ChosenFaces>> = { earlier: [], later: [] }

export interface WorkedAttacks extends CommonChoices {
  readonly worked: Readonly<Record<DraftName, WorkedAttack>>
  /** The attack as the later draft sets it up. */
  readonly example: ExampleAttack
  /** What is shown is still that of the choices before. */
  readonly isWorking: boolean
  choose(choice: string, value: string): void
  /** Chooses the faces of a roll; all later rolls fall as they may. */
  chooseFaces(draft: DraftName, roll: number, faces: readonly number[]): void
}

export function useWorkedAttacks(drafts: Drafts, address: string): WorkedAttacks {
  const [wanted, setWanted] = useState(() => readAttack(address))
  const [faces, setFaces] = useState(NO_FACES)
  const common = useMemo(
    () => commonChoices(exampleOf(drafts.later), exampleOf(drafts.earlier), wanted),
    [drafts, wanted],
  )
  const asked = useMemo(() => ({ chosen: common.chosen, faces }), [common, faces])
  const shown = useDeferredValue(asked)
  const earlier = useWorked(drafts.earlier, shown.chosen, shown.faces.earlier)
  const later = useWorked(drafts.later, shown.chosen, shown.faces.later)
  const example = useMemo(() => exampleOf(drafts.later).setUp(shown.chosen), [drafts, shown.chosen])
  return {
    ...common,
    worked: { earlier, later },
    example,
    isWorking: shown !== asked,
    choose: (choice, value) => {
      const next = { ...common.chosen, [choice]: value }
      setWanted(next)
      setFaces(NO_FACES)
      history.replaceState(history.state, '', draftsAddress(drafts.later.game.id, `attack/${attackAddress(next)}`))
    },
    chooseFaces: (draft, roll, chosen) =>
      setFaces((now) => ({ ...now, [draft]: [...fallenBefore({ earlier, later }[draft], roll), chosen] })),
  }
}

const exampleOf = ({ about, attackExample }: GameKit<unknown>): AttackExample =>
  attackExample ?? raise(`${about.name} has no attack to work out`)

const useWorked = (kit: GameKit<unknown>, chosen: ChosenAttack, faces: ChosenFaces): WorkedAttack =>
  useMemo(() => workOutAttack(kit, exampleOf(kit).setUp(chosen), faces), [kit, chosen, faces])

/** The rolls before one stay as they are shown. */
const fallenBefore = ({ steps }: WorkedAttack, roll: number): ChosenFaces =>
  steps.flatMap(({ rolls }) => rolls.map(({ faces }) => faces)).slice(0, roll)
