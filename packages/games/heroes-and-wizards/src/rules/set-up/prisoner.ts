/** Rescue: the attacker says who is in the prison. Any legal profile will do; it costs nothing. */
import { chooseQuestion, picked, raise, type Option, type Play, type Step } from '@muster/engine'
import { usualDiameter } from '../../army/sheet.ts'
import { tell } from '../../events/events.ts'
import { MOVEMENTS, type Movement, type Profile, type Rank } from '../../state/profile.ts'
import { attackerOf } from '../../scenarios/rescue.ts'
import type { Side, State } from '../../state/state.ts'
import { prisonerFrom } from './first-state.ts'

interface PrisonerProfile {
  readonly rank: Rank
  readonly profile: Profile
}

const BEST: Profile = { movement: 'fly', melee: 5, shooting: 5, armour: 5, twoWeapons: true, mighty: false }

/** Ready prisoners; a player who wants another one chooses it stat by stat. */
const READY: { readonly [id: string]: PrisonerProfile & { readonly label: string; readonly hint: string } } = {
  'winged-hero': {
    rank: 'hero',
    profile: BEST,
    label: 'A winged Hero',
    hint: 'Fly, Melee 5 twice, Shooting 5, Armour 5, on a small base.',
  },
  'winged-wizard': {
    rank: 'wizard',
    profile: BEST,
    label: 'A winged Wizard',
    hint: 'Fly, Melee 5 twice, Shooting 5, Armour 5, two spells.',
  },
  'giant-hero': {
    rank: 'hero',
    profile: { ...BEST, mighty: true },
    label: 'A giant Hero',
    hint: 'The same and Mighty, on a 2" base that needs more room.',
  },
  'old-wizard': {
    rank: 'wizard',
    profile: { movement: '6', melee: 1, shooting: 0, armour: 1, twoWeapons: false, mighty: false },
    label: 'An old Wizard',
    hint: 'Frail: 6", Melee 1, Armour 1. For those who like it hard.',
  },
}
const OWN = { hero: 'own-hero', wizard: 'own-wizard' } as const

export function* choosePrisoner(play: Play<State>): Step {
  const { state } = play
  const attacker = attackerOf(state) ?? raise('nobody attacks')
  const { rank, profile } = yield* choosePrisonerProfile(play, attacker)
  const icon = rank === 'hero' ? 'crown' : 'wizard-face'
  const prisoner = prisonerFrom(attacker.id, {
    rank,
    profile,
    icon,
    diameter: usualDiameter(profile.mighty),
  })
  state.figures.push(prisoner)
  state.stage = 'gifts'
  tell(play, { is: 'prisoner-named', rules: ['HW-RESC-03'], side: attacker.id, figure: prisoner.id, rank, profile })
}

function* choosePrisonerProfile(play: Play<State>, attacker: Side): Step<PrisonerProfile> {
  const options: Option[] = [
    ...Object.entries(READY).map(([id, { label, hint }]) => ({ id, label, hint })),
    { id: OWN.hero, label: 'A Hero of your own making' },
    { id: OWN.wizard, label: 'A Wizard of your own making' },
  ]
  const named = yield* pickFrom(play, attacker, 'Who is in the prison? It costs no points.', options)
  const ready = READY[named]
  if (ready) return ready
  return { rank: named === OWN.hero ? 'hero' : 'wizard', profile: yield* buildProfile(play, attacker) }
}

function* buildProfile(play: Play<State>, attacker: Side): Step<Profile> {
  const movement = (yield* pickFrom(
    play,
    attacker,
    'Its Movement?',
    [...MOVEMENTS].reverse().map((id) => ({ id, label: id === 'fly' ? 'Fly' : `${id}"` })),
  )) as Movement
  const melee = (yield* pickNumber(play, attacker, 'Melee', 1)) as Profile['melee']
  const shooting = (yield* pickNumber(play, attacker, 'Shooting', 0)) as Profile['shooting']
  const armour = (yield* pickNumber(play, attacker, 'Armour', 0)) as Profile['armour']
  const twoWeapons = yield* pickYes(play, attacker, 'Two weapons?')
  return {
    movement,
    melee,
    shooting,
    armour,
    twoWeapons,
    mighty: yield* pickYes(play, attacker, 'Mighty, on a 2" base?'),
  }
}

function* pickNumber(play: Play<State>, attacker: Side, stat: string, least: number): Step<number> {
  const numbers = [5, 4, 3, 2, 1, 0].filter((number) => number >= least)
  return Number(
    yield* pickFrom(
      play,
      attacker,
      `Its ${stat}?`,
      numbers.map((number) => ({ id: String(number), label: `${stat} ${number}` })),
    ),
  )
}

function* pickYes(play: Play<State>, attacker: Side, prompt: string): Step<boolean> {
  return (
    (yield* pickFrom(play, attacker, prompt, [
      { id: 'yes', label: 'Yes' },
      { id: 'no', label: 'No' },
    ])) === 'yes'
  )
}

function* pickFrom(play: Play<State>, { id }: Side, prompt: string, options: readonly Option[]): Step<string> {
  const ask = { by: id, what: 'prisoner', rule: 'HW-RESC-03', prompt }
  return picked(yield* play.ask(chooseQuestion(ask, { options }))) ?? raise('no prisoner was chosen')
}
