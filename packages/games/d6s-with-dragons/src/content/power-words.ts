/** What a card says of a power: its name, what it does in our words, its emblem and its rule. */
import type {
  AreaPower,
  Harm,
  Infliction,
  LegendaryDeed,
  Power,
  PowerArea,
  PowerSave,
  Shift,
  TargetPower,
} from '../state/power.ts'
import type { Weapon } from '../state/profile.ts'
import { SAVE_NAMES, type DamageType } from '../state/vocabulary.ts'
import type { Feature } from './feature-text.ts'

const ICONS: { readonly [kind in Power['kind']]: string } = {
  area: 'fire-breath',
  target: 'terror',
  teleport: 'teleport',
  legendary: 'spiked-dragon-head',
  parry: 'shield-reflect',
  retaliation: 'fireball',
  fury: 'fangs',
  absorption: 'life-tap',
  senses: 'third-eye',
  aura: 'aura',
  'death-burst': 'fireball',
  regeneration: 'life-tap',
  endurance: 'heart-plus',
}

/** Difficulty Classes become Potencies by one rule, damage becomes Strength by another. */
const RULES: { readonly [kind in Power['kind']]: string } = {
  area: 'DD-CONV-03',
  target: 'DD-CONV-03',
  teleport: 'DD-RUL-72',
  legendary: 'DD-CONV-01',
  parry: 'DD-CONV-02',
  retaliation: 'DD-CONV-07',
  fury: 'DD-DICE-03',
  absorption: 'DD-DMG-10',
  senses: 'DD-CFT-10',
  aura: 'DD-CONV-07',
  'death-burst': 'DD-CONV-03',
  regeneration: 'DD-MDF-20',
  endurance: 'DD-CONV-03',
}

export const powerWords = (power: Power): Feature => ({
  name: power.name,
  text: textOf(power),
  icon: ICONS[power.kind],
  rule: RULES[power.kind],
})

function textOf(power: Power): string {
  switch (power.kind) {
    case 'area':
    case 'target':
      return sentences(strikeText(power), power.isExtra ? 'It costs no action, once a round' : undefined)
    case 'teleport':
      return `${power.isExtra ? 'Once a round, besides its action,' : 'In its turn'} it may teleport up to ${power.inches}" to a free place it sees.`
    case 'legendary':
      return sentences(
        `After the turn of an enemy it may do one of these, up to ${times(power.times)} a round: ${power.deeds.map(deedText).join('; ')}`,
      )
    case 'parry':
      return `Once a round it has +${power.armor} Armor against an attack hand to hand that would hit it.`
    case 'retaliation':
      return sentences('Whoever hits it hand to hand is harmed', harmText(power.harm))
    case 'fury':
      return `With half its Health gone it has advantage on to-hit rolls${power.saves ? ' and saves' : ''}.`
    case 'absorption':
      return `Harm of ${power.type} does nothing to it and heals a wound.`
    case 'senses':
      return `Hidden and invisible mean nothing to it within ${power.inches}".`
    case 'aura':
      return sentences(
        `${power.sparesFriends ? 'Enemies' : 'Everybody'} within ${power.inches}" of it when a round ${power.harm ? 'ends' : 'starts'}`,
        power.against && saveText(power.against),
        harmText(power.harm),
        failureText(power.inflicts ?? []),
      )
    case 'death-burst':
      return sentences(`When it is slain, everybody within ${power.inches}"`, saveText(power), harmText(power.harm))
    case 'regeneration':
      return `It heals a wound when a round starts, unless ${listed(power.stoppedBy)} has harmed it since the last.`
    case 'endurance':
      return sentences(
        'A save keeps it in play with 1 Health when it would be eliminated',
        saveText(power),
        power.stoppedBy.length > 0 ? `Not against attacks of ${listed(power.stoppedBy)}` : undefined,
      )
  }
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

/** What a power does to those it reaches, without its last full stop. */
const strikeText = (power: AreaPower | TargetPower): string =>
  [
    power.kind === 'area' ? `${areaText(power.area)}${power.sparesFriends ? ', enemies alone' : ''}` : oneText(power),
    saveText(power),
    harmText(power.harm),
    failureText([...shiftWords(power.shift), ...(power.inflicts ?? [])]),
  ]
    .filter((part) => part !== undefined)
    .join('. ')

const ONLY: { readonly [condition in NonNullable<TargetPower['only']>]: string } = {
  grappled: 'that it holds',
  prone: 'that lies prone',
  frightened: 'that is frightened',
  charmed: 'that is charmed',
}

const oneText = ({ range, only, largest }: TargetPower): string =>
  [
    'One enemy',
    ...(largest === undefined ? [] : [`up to ${largest} size`]),
    ...(only === undefined ? [] : [ONLY[only]]),
    ...(only === 'grappled' ? [] : [`in sight within ${range}"`]),
  ].join(' ')

/** What is pushed is told from who pushes. */
const shiftWords = (shift: Shift | undefined): readonly string[] =>
  shift
    ? [
        `${shift.towards ? 'pulled' : 'pushed'} ${shift.inches}"${shift.largest === undefined ? '' : ` (up to ${shift.largest} size)`}`,
      ]
    : []

const deedText = ({ name, teleport, move, attack, spell, strike, once }: LegendaryDeed): string => {
  const parts = [
    ...(spell === undefined ? [] : [`casts ${spell.replaceAll('-', ' ')} without a box`]),
    ...(teleport === undefined ? [] : [`teleports up to ${teleport}"`]),
    ...(move === undefined ? [] : [`goes ${move === 1 ? 'its whole' : 'half its'} Speed`]),
    ...(attack ? ['makes one attack'] : []),
  ]
  const deed = [
    ...(parts.length > 0 ? [parts.join(', then ')] : []),
    ...(strike ? [strikeText(strike).replaceAll('. ', ', ')] : []),
  ].join('; ')
  return `${name}${once ? ' (once)' : ''}: ${deed}`
}

const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined ? [] : [`${part}.`])).join(' ')

const areaText = (area: PowerArea): string =>
  area.shape === 'cone'
    ? `A cone ${area.inches}" long`
    : area.shape === 'line'
      ? `A line ${area.inches}" long and ${area.wide}" wide`
      : area.shape === 'around'
        ? `Everybody within ${area.inches}" of it`
        : `Everybody within ${area.inches}" of a point up to ${area.range}" away`

export const saveText = ({ save, potency }: PowerSave): string => `${SAVE_NAMES[save]} save against Potency ${potency}`

function harmText(harm: Harm | undefined): string | undefined {
  if (!harm) return undefined
  const { dice, strength, weaker, type } = harm
  const saved = weaker === undefined ? '' : `, ${weaker} against those who save`
  return `Damage ${dice} at Strength ${strength}${type === undefined ? '' : ` (${type})`}${saved}`
}

const failureText = (words: readonly string[]): string | undefined =>
  words.length > 0 ? `Whoever fails is ${words.join(' and ')}` : undefined

const listed = (types: readonly DamageType[]): string => types.join(' or ')

/** What a hit brings besides its damage. */
function inflictionText({ is, largest, after, against, potency }: Infliction): string {
  const whom = largest === undefined ? 'the target' : `a target up to ${largest} size`
  const run = after === undefined ? '' : ` after a move of ${after}"`
  const grip = potency === undefined || potency === 0 ? '' : ` (escaping is against Potency ${potency})`
  const averted = against ? `; ${saveText(against)} averts it` : ''
  return `A hit${run} also makes ${whom} ${is}${grip}${averted}.`
}

/** What else a hit with a weapon does: who is moved, and how much harder it is after a run. */
export const hitTexts = ({
  inflicts = [],
  shift,
  charge,
}: Pick<Weapon, 'inflicts' | 'shift' | 'charge'>): readonly string[] => [
  ...(shift
    ? [
        `A hit also ${shift.towards ? 'pulls' : 'pushes'} ${shift.largest === undefined ? 'the target' : `a target up to ${shift.largest} size`} ${shift.inches}".`,
      ]
    : []),
  ...(charge ? [`+${charge.strength} Strength after a move of ${charge.after}".`] : []),
  ...inflicts.map(inflictionText),
]
