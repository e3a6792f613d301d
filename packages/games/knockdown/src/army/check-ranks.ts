/** Limits on Champions and Heroes in an army, and on the special rules of one model. */
import { counted, type Complaint } from '@muster/engine'
import { profileOf } from '../content/profiles.ts'
import { SPECIAL_RULE_TABLE } from '../content/special-rules.ts'
import type { Rank } from '../state/vocabulary.ts'
import { specialRulePrice } from './costs.ts'
import type { ArmySheet, CrewSheet } from './sheet.ts'

const MOST_HEROES = 1
const MOST_CHAMPIONS = 2
const MOST_CHAMPIONS_WITH_HERO = 1

function countOf({ entries }: ArmySheet, wanted: Rank): number {
  let found = 0
  for (const { rank, count, crew } of entries) {
    const each = Math.max(0, count)
    if (rank === wanted) found += each
    for (const one of crew) if (one.rank === wanted) found += each * Math.max(0, one.count)
  }
  return found
}

/** Crew counts like everybody else. */
export function rankComplaints(sheet: ArmySheet): Complaint[] {
  const heroes = countOf(sheet, 'hero')
  const champions = countOf(sheet, 'champion')
  const where = 'entries'
  const complaints: Complaint[] = []
  if (heroes > MOST_HEROES)
    complaints.push({ rule: 'KD-HERO-07', where, message: `An army has at most one Hero, not ${heroes}.` })
  if (heroes > 0 && champions > MOST_CHAMPIONS_WITH_HERO)
    complaints.push({ rule: 'KD-HERO-06', where, message: `Beside a Hero there is one Champion, not ${champions}.` })
  if (heroes === 0 && champions > MOST_CHAMPIONS)
    complaints.push({ rule: 'KD-HERO-05', where, message: `An army has at most two Champions, not ${champions}.` })
  return complaints
}

/** Creatures, Infantry and Cavalry have two at most, Monsters and promoted models three. */
export const mostRules = ({ profile, rank }: CrewSheet): number =>
  rank !== 'ordinary' || profileOf(profile).kind === 'monster' ? 3 : 2

export function specialRuleComplaints(model: CrewSheet, where: string): Complaint[] {
  const { name, rules } = model
  const profile = profileOf(model.profile)
  const complaints: Complaint[] = []
  const complain = (rule: string, message: string) =>
    complaints.push({ rule, where: `${where}.rules`, message: `${name}: ${message}` })
  if (rules.length === 0) return complaints
  if (profile.kind === 'siege' || profile.kind === 'chariot')
    complain('KD-SPEC-35', `a chassis cannot take special rules.`)
  const most = mostRules(model)
  if (rules.length > most)
    complain(
      most === 3 ? 'KD-SPEC-02' : 'KD-SPEC-01',
      `it may have ${counted(most, 'special rule')}, not ${rules.length}.`,
    )
  const twice = rules.find((one, index) => rules.indexOf(one) !== index)
  if (twice) complain('KD-SPEC-03', `no special rule is taken twice, but ${SPECIAL_RULE_TABLE[twice].name} is.`)
  for (const one of new Set(rules))
    if (specialRulePrice(one, profile) === undefined)
      complain(
        'KD-SPEC-05',
        `${SPECIAL_RULE_TABLE[one].name} is ${profile.kind === 'monster' ? 'not for Monsters' : 'for Monsters alone'}.`,
      )
  return complaints
}
