/** What people see of a campaign: the companies, who recovers and who is gone, and how the encounters ended. */
import { counted, type CampaignBattle, type CampaignPlayer, type CampaignRoll, type CampaignView } from '@muster/engine'
import type { Act, Injury } from './acts.ts'
import { figuresIn, type Character } from './company.ts'
import { fateOn, isLowered, loweredText } from './injuries.ts'
import { replayCampaign, type CampaignRecord } from './record.ts'
import { SIDES, type Campaign, type Player } from './state.ts'

export function viewOf(kept: CampaignRecord): CampaignView {
  const campaign = replayCampaign(kept)
  const { name, over, battles, fought, players, coming = [] } = campaign
  return {
    name,
    over,
    winner: null,
    ending: over ? endingText(campaign) : '',
    fought,
    agreed: battles ?? null,
    standing: '',
    players: players.map((player) => playerView(campaign, player)),
    coming: coming.map((player) => ({ player, stated: true, objective: null })),
    ready: coming.length > 0,
    objectives: [],
    history: historyOf(campaign, kept),
  }
}

/** The rules name no winner of a campaign, so the encounters are told and nobody is crowned. */
const endingText = ({ players }: Campaign): string =>
  `It is over. ${players.map(({ name, won }) => `${name}: ${wonText(won)}`).join('; ')}.`

const wonText = (won: number): string => `${counted(won, 'encounter')} won`

function playerView({ coming = [] }: Campaign, player: Player): CampaignPlayer {
  const { id, name, left, won, company } = player
  const side = SIDES[coming.indexOf(id)]
  const figures = side === undefined ? [] : [...figuresIn(company, side)]
  return {
    id,
    name,
    left,
    score: won,
    scoreText: wonText(won),
    company: {
      name: company.sheet.name,
      members: company.characters.map((one) => {
        const figure = figures.find(([, fielded]) => fielded === one)?.[0]
        return { ...memberView(one), ...(figure !== undefined && { figure }) }
      }),
    },
  }
}

function memberView({ name, line, icon, points, misses, gone, fate, lowered }: Character) {
  const status = gone ? ('gone' as const) : misses > 0 ? ('recovering' as const) : ('ready' as const)
  const isShown = status !== 'ready' && fate !== undefined
  const texts = [...(isShown ? [fate.text] : []), ...(isLowered(lowered) ? [`${loweredText(lowered)}.`] : [])]
  const rule = isShown ? fate.rule : isLowered(lowered) ? 'DD-INJ-05' : undefined
  return { name, line, icon, points, status, text: texts.join(' '), ...(rule !== undefined && { rule }) }
}

function historyOf(campaign: Campaign, { acts }: CampaignRecord): CampaignBattle[] {
  const fought = acts.flatMap(({ act }) => (act.is === 'battle-fought' ? [act] : []))
  return fought.map((act, index) => battleView(campaign, act, index + 1))
}

function battleView(
  campaign: Campaign,
  { winner, injuries }: Extract<Act, { readonly is: 'battle-fought' }>,
  number: number,
): CampaignBattle {
  const name = campaign.players.find(({ id }) => id === winner)?.name
  const won = name === undefined ? 'was a draw' : `was won by ${name}`
  const lost = injuries.length === 0 ? 'nobody was eliminated' : `${counted(injuries.length, 'character')} eliminated`
  return {
    winner: winner ?? null,
    text: `Encounter ${number} ${won}: ${lost}.`,
    rolls: injuries.map((injury) => rollView(campaign, injury)),
  }
}

function rollView({ fates }: Campaign, { player, character, face }: Injury): CampaignRoll {
  const { text, rule } = fateOn(fates, face)
  return { player, name: character, face, text, rule }
}
