/** The marks on a figure: conditions, wounds, what it carries and what it is doing. */
import { listedNames, text, type Mark } from '@muster/engine'
import { shownMark } from '../state/ability.ts'
import type { Figure, State } from '../state/state.ts'
import type { ConditionName } from '../state/vocabulary.ts'

const CONDITION: { readonly [is in ConditionName]: Mark } = {
  blinded: { icon: 'blindfold', label: 'Blinded: sees nobody until it has acted' },
  charmed: { icon: 'charm', label: 'Charmed: may not harm its charmer' },
  dominated: { icon: 'manacles', label: 'Dominated: the other side commands it' },
  frightened: { icon: 'worried-eyes', label: 'Frightened: disadvantage while it sees what it fears' },
  grappled: { icon: 'grab', label: 'Grappled: Speed 0' },
  hidden: { icon: 'semi-closed-eye', label: 'Hidden: unseen behind cover from more than 6"', shows: 'hidden' },
  incapacitated: { icon: 'sleepy', label: 'Incapacitated: takes no action' },
  invisible: { icon: 'invisible', label: 'Invisible', shows: 'hidden' },
  paralyzed: { icon: 'frozen-orb', label: 'Paralyzed: stunned, and easy to hit' },
  poisoned: { icon: 'poison-bottle', label: 'Poisoned: disadvantage on attacks and saves' },
  prone: { icon: 'falling', label: 'Prone: half its Speed to stand up', shows: 'prone' },
  sapped: { icon: 'broken-shield', label: 'Sapped: disadvantage on its next attack' },
  stunned: { icon: 'knocked-out-stars', label: 'Stunned: does nothing until it comes to' },
  vexed: { icon: 'on-target', label: 'Vexed: the next attack on it has advantage' },
}

export function marksOf(state: State, figure: Figure): Mark[] {
  const {
    wounds,
    profile: { health },
    temporary,
    carrying,
    concentrating,
    now,
    conditions,
    riders,
  } = figure
  const marks: Mark[] = []
  if (wounds > 0) marks.push({ icon: 'bloody-sword', label: `${wounds} of ${health} wounds taken` })
  if (temporary > 0) marks.push({ icon: 'heart-plus', label: `${temporary} Temporary Health` })
  if (carrying !== undefined) marks.push({ icon: 'locked-chest', label: `Carries the ${carrying}` })
  if (concentrating !== undefined)
    marks.push({ icon: 'concentration-orb', label: 'Concentrates on a spell', shows: 'concentrating' })
  if (riders.length > 0) marks.push({ icon: 'mounted-knight', label: text`Ridden by ${listedNames(riders)}` })
  if (now.dodging) marks.push({ icon: 'dodge', label: 'Dodging: attacks on it have disadvantage this round' })
  if (now.shielding) marks.push({ icon: 'shield-bash', label: 'Behind its shield: −1 Fight this Combat Phase' })
  for (const { is } of conditions) marks.push(CONDITION[is])
  return [...marks, ...shownMark.all(state.abilities.of(state, figure), state, figure, undefined)]
}
