/** How a campaign stands, and what its players do next. */
import { counted, quoteWord } from '@muster/engine'
import type { CampaignView } from '../games/campaign-kit.ts'
import { resultCommand } from '../games/games.ts'
import { columns, type Report } from '../shell/output.ts'

export function campaignReport(file: string, game: string, view: CampaignView): Report {
  return { data: { muster: 'campaign-status', file, game, ...view }, text: () => viewText(view, file, game) }
}

function viewText(view: CampaignView, file: string, game: string): string {
  const { name, over, winner, fought, agreed, unclaimed, players, coming, last } = view
  const end = winner === null ? 'It is over, and nobody leads.' : `It is over: ${nameIn(view, winner)} has won.`
  const rows = players.map(({ id, name: called, territories, left }) => [
    id,
    called === id ? '' : called,
    counted(territories, 'territory', 'territories'),
    left ? 'has left' : '',
  ])
  return [
    ...(last === null ? [] : [last.text]),
    `${name}: ${foughtText(fought, agreed)}, ${counted(unclaimed, 'territory', 'territories')} unclaimed.`,
    columns(rows, '  '),
    ...(over ? [end] : []),
    ...(coming.length > 0 ? comingLines(view, file, game) : []),
  ].join('\n')
}

const foughtText = (fought: number, agreed: number | null): string =>
  agreed === null ? `${counted(fought, 'battle')} fought` : `${fought} of ${counted(agreed, 'battle')} fought`

const nameIn = ({ players }: CampaignView, id: string): string => players.find((player) => player.id === id)?.name ?? id

/** Who fights, and what to do next: state objectives, or fight the battle once all are stated. */
function comingLines(view: CampaignView, file: string, game: string): string[] {
  const { coming, objectives } = view
  const progress = (stated: boolean) => (stated ? 'has stated an objective' : 'has yet to state an objective')
  const rows = coming.map(({ player, stated, objective }) => [nameIn(view, player), objective ?? progress(stated)])
  const choice = coming.some(({ stated }) => !stated)
    ? [
        'Objectives',
        columns(
          objectives.map(({ id, text }) => [id, text]),
          '  ',
        ),
      ]
    : [
        `Fight it: muster new ${game} --names ${coming.map(({ player }) => quoteWord(nameIn(view, player))).join(' ')} -o battle.json`,
        `Then enter it: ${resultCommand('battle.json', file)}`,
      ]
  return ['The coming battle', columns(rows, '  '), ...choice]
}
